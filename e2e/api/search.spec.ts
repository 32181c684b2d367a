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
  test(`a search for "${brand}" finds all that the brand makes`, async () => {
    const made = await found({ filter: { brands: [brand] } });
    const bySearch = await found({ search: brand, filter: { brands: [brand] } });
    expect(made.totalCount).toBeGreaterThan(0);
    expect(bySearch.totalCount).toBe(made.totalCount);
  });
}

for (const [word, slug] of [
  ['ponsel', 'hp-flagship'],
  ['notebook', 'laptop-tipis'],
  ['earbuds', 'tws'],
] as const) {
  test(`a search for "${word}" finds what the shop lists under ${slug}`, async () => {
    const { nodes } = await found({ search: word });
    expect(nodes.map(({ category }) => category?.slug)).toContain(slug);
  });
}
