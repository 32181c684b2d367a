import {
  BRAND_FACET,
  facetWithValues,
  specificationFacet,
  specificationOf,
  type Facet,
} from './facet.ts';

/** A value of `facet_values` with its products; a value may have several names or units. */
export interface CountedValue {
  /** Key of the facet. */
  readonly key: string;
  readonly value: string;
  readonly name: string;
  /** Empty when there is none. */
  readonly unit: string;
  readonly count: number;
}

const byValue = new Intl.Collator('id', { numeric: true });

/** The brands, most products first. */
export function brandFacet(counted: readonly CountedValue[]): Facet[] {
  const brands = merged(counted.filter(({ key }) => key === BRAND_FACET));
  const values = brands.map(({ value, name, count }) => ({ value, label: name, count }));
  values.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
  return facetWithValues(BRAND_FACET, 'Merek', values);
}

/** The specifications by key, their values in order. */
export function specificationFacets(counted: readonly CountedValue[]): Facet[] {
  const found = counted.flatMap((value) => {
    const specification = specificationOf(value.key);
    return specification === null ? [] : [{ ...value, specification }];
  });
  const keys = [...new Set(found.map(({ specification }) => specification))].sort(byValue.compare);
  return keys.flatMap((key) => {
    const own = found.filter(({ specification }) => specification === key);
    const values = merged(own)
      .map(({ value, unit, count }) => ({
        value,
        label: unit === '' ? value : `${value} ${unit}`,
        count,
      }))
      .sort((one, other) => byValue.compare(one.value, other.value));
    return facetWithValues(specificationFacet(key), own[0]?.name ?? key, values);
  });
}

/** Each value once, with the first of its names and units. */
function merged(counted: readonly CountedValue[]): CountedValue[] {
  const found = new Map<string, CountedValue>();
  for (const one of counted) {
    const other = found.get(one.value) ?? one;
    const count = other === one ? one.count : other.count + one.count;
    const first = other.name <= one.name ? other : one;
    found.set(one.value, { ...first, count });
  }
  return [...found.values()];
}
