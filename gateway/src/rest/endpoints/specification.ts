import type { WireEntry } from '../wire/wire-entry.ts';

/** One line of the technical data of a product (shop-api.md 10.2). */
export interface SpecificationRecord {
  readonly group: string | null;
  readonly key: string | null;
  readonly name: string;
  /** Without the unit. */
  readonly value: string;
  readonly unit: string | null;
}

/** Reads a specification. Throws `UnusableEntry` without name or value. */
export function readSpecification(entry: WireEntry): SpecificationRecord {
  return {
    group: entry.textOrNull('group'),
    key: entry.textOrNull('key'),
    name: entry.text('name'),
    value: entry.text('value'),
    unit: entry.textOrNull('unit'),
  };
}
