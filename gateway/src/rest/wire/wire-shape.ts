import { isBlank } from '@gawai/domain/blank';

/** A JSON object as the shop sent it, unparsed. */
export type Wire = Readonly<Record<string, unknown>>;

/** A page of a longer list with unparsed entries and figures. */
export interface WirePage {
  readonly items: readonly unknown[];
  /** The object with the figures; null for a bare list. */
  readonly figures: Wire | null;
}

/** Whether it is a JSON object and not a list. */
export function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/**
 * A list in any shape of the contract (shop-api.md 3, shape repairs, and section 9, no. 17): null, missing,
 * `{}` and blank text are empty; a map with whole-number keys is its values under these keys in key order,
 * other keys are ignored; a single object with one of the fields `marks` is a list of one; a paginator is its
 * list. Null for everything else.
 */
export function asList(
  value: unknown,
  marks: readonly string[] = ['id'],
): readonly unknown[] | null {
  if (isList(value)) return value;
  if (isBlank(value)) return [];
  if (!isWire(value)) return null;
  // Whole-number keys of a JavaScript object are in ascending order.
  const numbered = Object.entries(value).filter(([key]) => /^\d+$/.test(key));
  const hasOthers = numbered.length < Object.keys(value).length;
  // Some databases return the values of one row under numbers as well as under names.
  if (!hasOthers || numbered.some(([, entry]) => isWire(entry))) {
    return numbered.map(([, entry]) => entry);
  }
  if (marks.some((mark) => mark in value)) return [value];
  return isList(value['data']) ? value['data'] : null;
}

/**
 * An object in any shape of the contract (shop-api.md 3, shape repairs): a list with one entry is that entry;
 * `[]`, null, missing and blank text are null. Undefined for everything else.
 */
export function asObject(value: unknown): Wire | null | undefined {
  if (isBlank(value)) return null;
  if (isWire(value)) return value;
  if (!Array.isArray(value) || value.length > 1) return undefined;
  const only: unknown = value[0];
  if (only === undefined || only === null) return null;
  return isWire(only) ? only : undefined;
}

/**
 * A page in any shape of the contract (shop-api.md 3, shape repairs): a paginator, the resource format
 * `{data, links, meta}` (`meta` may be a field of the envelope), or a bare list. Null for everything else.
 */
export function asPage(data: unknown, envelopeMeta: unknown): WirePage | null {
  if (isWire(data) && 'data' in data) {
    const items = asList(data['data']);
    const figures = isWire(data['meta']) ? data['meta'] : data;
    return items === null ? null : { items, figures };
  }
  const items = asList(data);
  return items === null ? null : { items, figures: isWire(envelopeMeta) ? envelopeMeta : null };
}
