import type { Rupiah } from '@gawai/domain/money';
import { UnusableEntry, type WireEntry } from '../wire/wire-entry.ts';

/** One value of a facet, with the number of its products. */
export interface FacetValueRecord {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** What a facet filters by. */
export type FacetKind = 'BRAND' | 'PRICE' | 'AVAILABILITY' | 'RATING' | 'SPECIFICATION';

/** A filter for a list of products (shop-api.md 10.6). */
export interface FacetRecord {
  readonly kind: FacetKind;
  /** Of a specification. */
  readonly key: string | null;
  readonly label: string;
  readonly values: readonly FacetValueRecord[];
  /** Of prices. */
  readonly min: Rupiah | null;
  readonly max: Rupiah | null;
}

const KINDS: Readonly<Record<string, FacetKind>> = {
  brand: 'BRAND',
  price: 'PRICE',
  available: 'AVAILABILITY',
  star_min: 'RATING',
};

const SPECIFICATION = /^spec\[([^[\]]+)\]$/;

/** The facets beside a page; null when the shop sends none. Those of unknown kinds are left out. */
export function readFacets(meta: WireEntry): readonly FacetRecord[] | null {
  return meta.either('facets') === undefined ? null : meta.entries('facets', readFacet, 'key');
}

function readFacet(entry: WireEntry): FacetRecord {
  const name = entry.text('key');
  const key = SPECIFICATION.exec(name)?.[1] ?? null;
  const kind = key === null ? KINDS[name] : 'SPECIFICATION';
  if (kind === undefined) throw new UnusableEntry('key');
  const isPrice = kind === 'PRICE';
  return {
    kind,
    key,
    label: entry.text('label'),
    values: isPrice ? [] : entry.entries('values', readValue, 'value'),
    min: isPrice ? entry.rupiah('min') : null,
    max: isPrice ? entry.requiredRupiah('max') : null,
  };
}

function readValue(entry: WireEntry): FacetValueRecord {
  return {
    value: entry.text('value'),
    label: entry.text('label', 'value'),
    count: entry.stock('count'),
  };
}
