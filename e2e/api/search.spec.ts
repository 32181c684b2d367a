import { expect, test } from '@playwright/test';
import { execute } from '../support/graphql.ts';

interface Found {
  products: { totalCount: number; nodes: { category: { slug: string } | null }[] };
}

const SEARCH = `query ($search: String, $filter: ProductFilter) {
  products(search: $search, filter: $filter) { totalCount nodes { category { slug } } } }`;

const found = async (variables: Record<string, unknown>) =>
  (await execute<Found>(SEARCH, variables)).data.products;

for (const brand of ['samsung', 'apple', 'xiaomi']) {
  test(`Query.products with the search "${brand}" finds all products of the brand`, async () => {
    const ofBrand = await found({ filter: { brands: [brand] } });
    const bySearch = await found({ search: brand, filter: { brands: [brand] } });
    expect(ofBrand.totalCount).toBeGreaterThan(0);
    expect(bySearch.totalCount).toBe(ofBrand.totalCount);
  });
}

for (const [term, slug] of [
  ['ponsel', 'hp-flagship'],
  ['notebook', 'laptop-tipis'],
  ['earbuds', 'tws'],
] as const) {
  test(`Query.products with the search "${term}" finds products of the category ${slug}`, async () => {
    const { nodes } = await found({ search: term });
    expect(nodes.map(({ category }) => category?.slug)).toContain(slug);
  });
}
