import { Type, type Static } from '@sinclair/typebox';
import { record, wire } from '../../http/wire-types.ts';

const facetValue = Type.Object({
  value: wire.text('Value of the query parameter'),
  label: wire.text('Value as shown'),
  count: Type.Integer({ minimum: 1, description: 'Number of products with this value' }),
});

/** A facet with counted values, or the range of the prices (shop-api.md 10.6). */
export const facet = Type.Union([
  record('Facet', {
    key: wire.text('Name of the query parameter'),
    label: wire.text('Name as shown'),
    values: Type.Array(facetValue),
  }),
  record('PriceFacet', {
    key: Type.Literal('price'),
    label: wire.text('Name as shown'),
    min: wire.rupiah('Lowest price'),
    max: wire.rupiah('Highest price'),
  }),
]);

/** What a listing can be narrowed to, with the number of products of each value. */
export type Facet = Static<typeof facet>;

/** The facet with the values that lead to products; none when there is no such value. */
export function facetWithValues(
  key: string,
  label: string,
  values: readonly Static<typeof facetValue>[],
): Facet[] {
  const present = values.filter(({ count }) => count > 0);
  return present.length === 0 ? [] : [{ key, label, values: present }];
}

/** The key of the facet of the brands. */
export const BRAND_FACET = 'brand';

/** The key of the facet of a specification. */
export function specificationFacet(key: string): string {
  return `spec[${key}]`;
}

/** The specification of a facet, null for other facets. */
export function specificationOf(facetKey: string): string | null {
  return /^spec\[(.+)\]$/.exec(facetKey)?.[1] ?? null;
}
