import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { bodyOf } from '../../../test-kit/shop-client.ts';
import { products, specifications, stocks } from '../../db/tables/catalog.ts';

const { client, db } = await freshShop();
const RUNS = 12;
const PRODUCTS = 60;

interface Facet {
  key: string;
  label: string;
  values?: { value: string; label: string; count: number }[];
  min?: number;
  max?: number;
}
interface Listing {
  data: { total: number; data: { price: number }[] };
  meta?: { facets?: Facet[] };
}

async function list(query: readonly (readonly [string, string])[]): Promise<Listing> {
  const words = new URLSearchParams(query.map(([key, value]): [string, string] => [key, value]));
  const listed: Listing = await bodyOf(client.get(`/product?${words.toString()}`));
  return listed;
}
const facetsOf = async (query: readonly (readonly [string, string])[]) =>
  (await list([...query, ['facets', 'true']])).meta?.facets ?? [];

/** The query with another choice of one facet. */
const choosing = (
  query: readonly (readonly [string, string])[],
  key: string,
  value: string,
): (readonly [string, string])[] => [...query.filter(([name]) => name !== key), [key, value]];

describe('GET /product with facets', () => {
  it('returns labels and values of the filters', async () => {
    expect(await facetsOf([['category', 'smartphone']])).toEqual([
      { key: 'brand', label: 'Merek', values: [{ value: 'samsung', label: 'Samsung', count: 1 }] },
      { key: 'price', label: 'Harga', min: 2_599_000, max: 9_999_000 },
      {
        key: 'available',
        label: 'Ketersediaan',
        values: [{ value: 'true', label: 'Tersedia', count: 2 }],
      },
      {
        key: 'star_min',
        label: 'Rating',
        values: ['4', '3', '2', '1'].map((value) => ({
          value,
          label: `${value} ke atas`,
          count: 1,
        })),
      },
      { key: 'spec[ram]', label: 'RAM', values: [{ value: '8', label: '8 GB', count: 1 }] },
      {
        key: 'spec[storage]',
        label: 'Penyimpanan',
        values: [{ value: '256', label: '256 GB', count: 1 }],
      },
    ]);
  });

  it('returns facets only on request, and none without a product', async () => {
    expect((await list([])).meta).toBeUndefined();
    expect(await facetsOf([['category', 'tidak-ada']])).toEqual([]);
  });

  it('leaves out specifications that are not filters', async () => {
    expect((await facetsOf([])).map(({ key }) => key)).not.toContain('spec[bahan]');
  });

  it('counts the products that each value leads to, with any other filters', async () => {
    await addProducts();
    const choice = fc.record({
      words: fc.constantFrom('', 'model', 'model 1'),
      category: fc.constantFrom('', 'smartphone', 'handphone', 'laptop'),
      chosen: fc.uniqueArray(
        fc.constantFrom(
          ['price_min', '3000'],
          ['price_max', '7000'],
          ['available', 'true'],
          ['star_min', '3'],
          ['brand', 'alfa'],
          ['brand', 'BETA'],
          ['spec[ram]', '8'],
          ['spec[ram]', '16'],
          ['spec[storage]', '512'],
          ['spec[warna]', 'hitam'],
        ),
        { maxLength: 5 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(choice, async ({ words, category, chosen }) => {
        const query = [['s', words], ['category', category], ...chosen].map(
          ([key = '', value = '']) => [key, value] as const,
        );
        const facets = await facetsOf(query);
        for (const key of new Set(chosen.map(([name = '']) => name))) {
          const without = await facetsOf(query.filter(([name]) => name !== key));
          if (!key.startsWith('price')) expect(named(facets, key)).toEqual(named(without, key));
        }
        for (const { key, values, min, max } of facets) {
          for (const { value, count } of values ?? []) {
            const { data } = await list(choosing(query, key, value));
            expect([key, value, data.total]).toEqual([key, value, count]);
          }
          if (values !== undefined) continue;
          const others = query.filter(([name]) => !name.startsWith('price'));
          const cheapest = await list([...others, ['sort', 'price asc']]);
          const dearest = await list([...others, ['sort', 'price desc']]);
          expect([min, max]).toEqual([cheapest.data.data[0]?.price, dearest.data.data[0]?.price]);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

const named = (facets: readonly Facet[], sought: string) =>
  facets.find(({ key }) => key === sought);

/** Products in many combinations of what can be chosen. */
async function addProducts(): Promise<void> {
  const numbers = Array.from({ length: PRODUCTS }, (_, index) => index);
  const brands = ['Alfa', 'Beta', 'alfa', null];
  await db.insert(products).values(
    numbers.map((n) => ({
      id: 5_000 + n,
      categoryId: [11, 12, 21][n % 3] ?? 11,
      sku: `F-${n}`,
      name: `Model ${n}`,
      brand: brands[n % 4] ?? null,
      urlSlug: `f-${n}`,
      price: 1_000 * (n % 10),
      weight: 1,
      ratingCount: n % 3,
      ratingTotal: (n % 3) * (1 + (n % 5)),
      status: n % 11 === 0 ? 0 : 1,
    })),
  );
  await db.insert(specifications).values(
    numbers.flatMap((n) =>
      [
        ['ram', ['8', '16', '32'][n % 3] ?? ''],
        ['storage', ['256', '512'][n % 2] ?? ''],
        ['warna', ['hitam', 'putih'][n % 2] ?? ''],
      ].map(([key = '', value = '']) => ({
        productId: 5_000 + n,
        position: 1,
        group: 'Performa',
        key,
        name: key,
        value,
        isFilter: key !== 'warna',
      })),
    ),
  );
  await db
    .insert(stocks)
    .values(
      numbers.map((n) => ({ productId: 5_000 + n, variantId: null, warehouseId: 1, stock: n % 4 })),
    );
}
