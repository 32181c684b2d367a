import { WireEntry } from './wire-entry.ts';
import type { Wire } from './wire-shape.ts';
import { INT_MAX } from './wire-value.ts';

/** The position of a page in a longer list; pages are numbered from 1. */
export interface PageFigures {
  readonly number: number;
  readonly size: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly total: number;
  readonly last: number;
}

/**
 * Reads the figures of a paginator (shop-api.md 5.2). `count` is the number of entries of the page and
 * `requested` the requested page number; both replace figures that the shop did not send. Without figures the
 * list is one page of all entries.
 */
export function readPageFigures(
  figures: Wire | null,
  count: number,
  requested: number,
): PageFigures {
  if (figures === null) {
    const range = count === 0 ? null : { from: 1, to: count };
    const size = Math.max(1, count);
    return {
      number: 1,
      size,
      from: range?.from ?? null,
      to: range?.to ?? null,
      total: count,
      last: 1,
    };
  }
  const entry = new WireEntry(figures);
  const number = atLeast(1, entry.wholeOrNull('current_page') ?? requested);
  const size = atLeast(1, entry.wholeOrNull('per_page') ?? count);
  const before = Math.min((number - 1) * size, INT_MAX - count);
  const total = atLeast(0, entry.wholeOrNull('total') ?? before + count);
  return {
    number,
    size,
    from: count === 0 ? null : (entry.wholeOrNull('from') ?? before + 1),
    to: count === 0 ? null : (entry.wholeOrNull('to') ?? before + count),
    total,
    last: atLeast(1, entry.wholeOrNull('last_page') ?? Math.ceil(total / size)),
  };
}

function atLeast(least: number, value: number): number {
  return Math.max(least, value);
}
