import { FormReader } from '@gawai/shop-api/http/form';
import type { FieldErrors } from '@gawai/shop-api/http/shop-response';
import { readFailing } from './read-failing.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const KINDS = ['slow', 'failing', 'malformed', 'expired', 'racing', 'cut'] as const;
/** Forms of a malformed response. */
const MALFORMED_SHAPES = ['cut_json', 'html', 'empty', 'no_envelope', 'data', 'too_large'] as const;
const CHANGES = ['price', 'stock', 'withdrawn', 'voucher'] as const;
const MAX_DELAY_MS = 120_000;
const MAX_CALLS = 1_000_000;

/** A fault and the calls it applies to. */
export type FaultPlan = ReturnType<typeof readPlan>;

/** Parses the body of POST /operator/fault (shop-api/README.md, Fault injection): the fault, or the errors by field. */
export function readFault(
  body: unknown,
): { readonly errors: null; readonly plan: FaultPlan } | { readonly errors: FieldErrors } {
  const form = new FormReader(body);
  const plan = readPlan(form, body);
  return form.errors === null ? { errors: null, plan } : { errors: form.errors };
}

function readPlan(form: FormReader, body: unknown) {
  const fields = new Map(
    Object.entries(typeof body === 'object' && body !== null ? body : {}),
  ) as ReadonlyMap<string, unknown>;
  const isGiven = (field: string) => (fields.get(field) ?? '') !== '';
  return {
    /** `GET` and so on; null = any. */
    method: isGiven('method') ? choice(form, 'method', METHODS) : null,
    /** A path as in the contract; `*` matches one segment, `**` any number. */
    path: pathOf(form),
    /** Required names and values of the query; other names are ignored. */
    query: textMap(form, fields, 'query'),
    /** Matching calls before the first that gets the fault. */
    skip: form.wholeNumber('skip', 'skip', 0, MAX_CALLS),
    /** Number of calls that get the fault; null = all until it is removed. */
    times: timesOf(form, fields),
    /** Additional delay of the call, in milliseconds. */
    delayMs: form.wholeNumber('delay_ms', 'delay_ms', 0, MAX_DELAY_MS),
    fault: faultOf(form, fields),
  };
}

function faultOf(form: FormReader, fields: ReadonlyMap<string, unknown>) {
  const kind = choice(form, 'kind', KINDS);
  switch (kind) {
    // A delay before the call is handled, or before its response is sent.
    case 'slow':
      return { kind, at: choice(form, 'at', ['before', 'after'], 'before') };
    case 'failing':
      return readFailing(form, fields, textMap(form, fields, 'headers'));
    // The call is executed and its response made malformed; `data` replaces that of the response.
    case 'malformed':
      return {
        kind,
        shape: choice(form, 'shape', MALFORMED_SHAPES, 'cut_json'),
        data: fields.get('data') ?? null,
      };
    // `answer`: 401 without the envelope, nothing is executed. `token`: that of the call is deleted. `payment`: the
    // pending payments of a payment or order hash expire; without one, that in the path of the call.
    case 'expired':
      return {
        kind,
        what: choice(form, 'what', ['answer', 'token', 'payment'], 'answer'),
        hash: form.optionalText('hash', 'hash'),
      };
    case 'racing':
      return racingOf(form);
    // The connection closes: before execution, after half of the response, or after execution without a response.
    case 'cut':
      return { kind, at: choice(form, 'at', ['before', 'half', 'after'], 'after') };
  }
}

/** A change of the shop's data between the client's read and its call. */
function racingOf(form: FormReader) {
  const kind = 'racing' as const;
  const change = choice(form, 'change', CHANGES);
  if (change === 'voucher') {
    return { kind, change, voucherCode: form.requiredText('voucher_code', 'voucher_code') };
  }
  const productId = form.requiredId('product_id', 'product_id');
  switch (change) {
    case 'price':
      return { kind, change, productId, to: form.rupiah('to', 'to') };
    case 'stock':
      return {
        kind,
        change,
        productId,
        // Without one: every variant, every warehouse.
        variantId: form.optionalId('product_variant_id', 'product_variant_id'),
        warehouseId: form.optionalId('warehouse_id', 'warehouse_id'),
        to: form.wholeNumber('to', 'to', 0, MAX_CALLS),
      };
    case 'withdrawn':
      return { kind, change, productId };
  }
}

/** One of `words`; `fallback` when the field is missing. */
function choice<Word extends string>(
  form: FormReader,
  field: string,
  words: readonly [Word, ...Word[]],
  fallback?: Word,
): Word {
  const given = form.optionalText(field, field) ?? fallback;
  const found = words.find((word) => word === given);
  if (found === undefined) form.fail(field, `${field}: ${words.join(', ')}`);
  return found ?? words[0];
}

function pathOf(form: FormReader): string {
  const path = form.requiredText('path', 'path');
  if (path !== '' && !path.startsWith('/')) form.fail('path', 'path: /…, *, **');
  return path;
}

function timesOf(form: FormReader, fields: ReadonlyMap<string, unknown>): number | null {
  const given = fields.get('times') ?? 1;
  if (given === 'all') return null;
  return given === 1 ? 1 : form.wholeNumber('times', 'times', 1, MAX_CALLS);
}

/** A map of texts by name; empty when the field is missing. */
function textMap(
  form: FormReader,
  fields: ReadonlyMap<string, unknown>,
  field: string,
): Record<string, string> {
  const given = fields.get(field) ?? {};
  const entries = typeof given === 'object' ? Object.entries(given) : [['', null]];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (texts.length < entries.length) form.fail(field, `${field}: {"…": "…"}`);
  return Object.fromEntries(texts);
}
