import { z } from 'zod';

const MAX_DELAY_MS = 120_000;
const MAX_CALLS = 1_000_000;

const whole = (most: number) => z.int().min(0).max(most).default(0);
const text = z.string().min(1).max(255);
const id = z.int32().positive();

/** The calls that a fault applies to. */
const calls = z.object({
  /** Null = any. */
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).nullable().default(null),
  /** A path as in the contract; `*` matches one segment, `**` any number. */
  path: text.startsWith('/'),
  /** Required names and values of the query; other names are ignored. */
  query: z.record(z.string(), z.string()).default({}),
  /** Matching calls before the first that gets the fault. */
  skip: whole(MAX_CALLS),
  /** Number of calls that get the fault; `all` until it is removed. */
  times: z.union([z.literal('all'), z.int().min(1).max(MAX_CALLS)]).default(1),
  /** Additional delay of the call, in milliseconds. */
  delay_ms: whole(MAX_DELAY_MS),
});

/** A delay before the call is executed, or before its response is sent. */
const slow = z.object({
  kind: z.literal('slow'),
  at: z.enum(['before', 'after']).default('before'),
});

/** A fixed response, nothing is executed: `json`, sent unchanged, or `body` with `message` and `errors`. */
const failing = z.object({
  kind: z.literal('failing'),
  status: z.int().min(200).max(599).default(500),
  headers: z
    .record(z.string().regex(/^[a-z0-9-]{1,50}$/i), z.string().regex(/^[\x20-\x7e]{0,1000}$/))
    .default({}),
  json: z.unknown().optional(),
  body: z.enum(['envelope', 'message', 'error', 'html', 'plain', 'empty']).default('envelope'),
  message: z.string().max(5_000).default('Terjadi kesalahan pada server. Silakan coba lagi.'),
  errors: z.unknown().optional(),
});

/** The call is executed and its response malformed; `data` replaces that of the response. */
const malformed = z.object({
  kind: z.literal('malformed'),
  shape: z
    .enum(['cut_json', 'html', 'empty', 'no_envelope', 'data', 'too_large'])
    .default('cut_json'),
  data: z.unknown().default(null),
});

/**
 * `answer`: 401 without the envelope, nothing is executed. `token`: that of the call is deleted. `payment`: the
 * pending payments of a payment or order hash expire; without one, that in the path of the call.
 */
const expired = z.object({
  kind: z.literal('expired'),
  what: z.enum(['answer', 'token', 'payment']).default('answer'),
  hash: text.optional(),
});

const racingKind = z.object({ kind: z.literal('racing') });

/** A change of the shop's data between the client's read and its call. */
const racing = z.discriminatedUnion('change', [
  racingKind.extend({
    change: z.literal('price'),
    product_id: id,
    to: whole(Number.MAX_SAFE_INTEGER),
  }),
  racingKind.extend({
    change: z.literal('stock'),
    product_id: id,
    // Without one: every variant, every warehouse.
    product_variant_id: id.optional(),
    warehouse_id: id.optional(),
    to: whole(MAX_CALLS),
  }),
  racingKind.extend({ change: z.literal('withdrawn'), product_id: id }),
  racingKind.extend({ change: z.literal('voucher'), voucher_code: text }),
]);

/** The connection closes: before execution, after half of the response, or after execution without a response. */
const cut = z.object({
  kind: z.literal('cut'),
  at: z.enum(['before', 'half', 'after']).default('after'),
});

/** The body of POST /operator/fault (shop-api/README.md, Fault injection). */
export const faultPlan = calls.and(
  z.discriminatedUnion('kind', [slow, failing, malformed, expired, racing, cut]),
);

/** A fault and the calls it applies to. */
export type FaultPlan = z.infer<typeof faultPlan>;

/** What a fault of a kind does. */
export type FaultOf<Kind extends FaultPlan['kind']> = Extract<FaultPlan, { kind: Kind }>;

/** A fault in the list, with its counts. */
export interface ActiveFault {
  readonly id: number;
  readonly plan: FaultPlan;
  /** Matching calls that were skipped. */
  skipped: number;
  /** Calls that got the fault. */
  met: number;
  /** Revert the changes of the fault. */
  readonly undo: (() => Promise<void>)[];
}
