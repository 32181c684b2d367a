import { expect, test } from '@playwright/test';
import { SeededRandom } from '../../gateway/test-kit/seeded-random.ts';
import { execute } from '../support/graphql.ts';

interface Facet {
  kind: 'BRAND' | 'PRICE' | 'AVAILABILITY' | 'RATING' | 'SPECIFICATION';
  key: string | null;
  values: { value: string; count: number }[];
  min: number | null;
  max: number | null;
}

interface Listing {
  products: { totalCount: number; facets: Facet[]; nodes: { price: number }[] };
}

type Filter = Record<string, unknown> & {
  specifications?: { key: string; values: string[] }[];
};

const LISTING = `query ($category: String, $filter: ProductFilter, $sort: ProductSort!) {
  products(category: $category, filter: $filter, sort: $sort) { totalCount nodes { price }
    facets { kind key min max values { value count } } } }`;

/** The filter with this value of a facet instead of its previous values. */
function withValue(filter: Filter, { kind, key }: Facet, value: string): Filter {
  switch (kind) {
    case 'BRAND':
      return { ...filter, brands: [value] };
    case 'AVAILABILITY':
      return { ...filter, isAvailable: true };
    case 'RATING':
      return { ...filter, ratingMin: Number(value) };
    default: {
      const others = (filter.specifications ?? []).filter((each) => each.key !== key);
      return { ...filter, specifications: [...others, { key: key ?? '', values: [value] }] };
    }
  }
}

test('Query.products returns facet counts that match the filtered product lists', async () => {
  const random = new SeededRandom(20_261_123);
  const pick = <T>(list: readonly T[]) => list[random.below(list.length)];
  const list = async (category: string | null, filter: Filter, sort = 'PRICE_LOW') => {
    const { data, errors } = await execute<Listing>(LISTING, { category, filter, sort });
    expect(errors).toBe(undefined);
    return data.products;
  };
  let checked = 0;
  for (let walk = 0; walk < 12; walk += 1) {
    const category = pick([null, 'smartphone', 'tablet', 'laptop']) ?? null;
    let filter: Filter = {};
    for (let step = 0; step < 5; step += 1) {
      const { facets } = await list(category, filter);
      const facet = pick(facets.filter(({ values }) => values.length > 0));
      const chosen = facet && pick(facet.values);
      if (facet === undefined || chosen === undefined) break;
      filter = withValue(filter, facet, chosen.value);
      const narrowed = await list(category, filter);
      expect(narrowed.totalCount, JSON.stringify({ category, filter })).toBe(chosen.count);
      expect(chosen.count).toBeGreaterThan(0);
      const price = narrowed.facets.find(({ kind }) => kind === 'PRICE');
      const [dearest] = (await list(category, filter, 'PRICE_HIGH')).nodes;
      expect([price?.min, price?.max]).toEqual([narrowed.nodes[0]?.price, dearest?.price]);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(20);
});
