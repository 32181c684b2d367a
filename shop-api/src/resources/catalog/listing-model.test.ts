import { asc, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { WireSort } from '@gawai/domain/sort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { pluck } from '../../../test-kit/shop-client.ts';
import { categories, products } from '../../db/tables/catalog.ts';

const PAGE_SIZE = 4;
const RUNS = 60;

const { client, db } = await freshShop({ settings: { pageSize: PAGE_SIZE } });

/** Few characters, so that words are found often; with two cases, accents and pattern characters. */
const sign = fc.constantFrom(...'abABéÉ12%_\\-"İσΣ'.split(''));
const word = fc.string({ unit: sign, minLength: 1, maxLength: 3 });
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const id = fc.integer({ min: 9_001, max: 9_012 });
const categoryId = fc.constantFrom(1, 2, 11, 12, 21);

const change = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('product' as const),
      id,
      name,
      brand: fc.option(word),
      categoryId,
      price: fc.integer({ min: 0, max: 3 }),
      status: fc.constantFrom(0, 1, 1, 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('removal' as const), id }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('category' as const),
      id: fc.constantFrom(11, 12, 21),
      name,
      parentId: fc.constantFrom(1, 2),
    }),
  },
);

const listing = fc.record({
  words: fc.array(word, { maxLength: 2 }),
  category: fc.constantFrom(null, 'smartphone', 'laptop', 'handphone', 'tablet', 'tidak-ada'),
  sort: fc.constantFrom<WireSort>('id desc', 'price asc', 'price desc', 'name asc', 'name desc'),
  page: fc.integer({ min: 1, max: 5 }),
});

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;
type Listing = typeof listing extends fc.Arbitrary<infer T> ? T : never;

async function apply(done: Change): Promise<void> {
  if (done.kind === 'removal') {
    await db.delete(products).where(eq(products.id, done.id));
  } else if (done.kind === 'category') {
    const { name: called, parentId } = done;
    await db.update(categories).set({ name: called, parentId }).where(eq(categories.id, done.id));
  } else {
    const { kind: _, ...row } = done;
    const rest = { sku: `M-${row.id}`, urlSlug: `m-${row.id}`, weight: 1 };
    await db
      .insert(products)
      .values({ ...row, ...rest })
      .onConflictDoUpdate({ target: products.id, set: row });
  }
}

const ORDERS = {
  'id desc': [desc(products.id)],
  'price asc': [asc(products.price), desc(products.id)],
  'price desc': [desc(products.price), desc(products.id)],
  'name asc': [asc(products.nameKey), desc(products.id)],
  'name desc': [desc(products.nameKey), desc(products.id)],
};

/** The listing of shop-api.md 5.2, computed from all products one by one. */
async function expected({ words, category, sort, page }: Listing) {
  const parent = alias(categories, 'parent');
  const rows = await db
    .select({ product: products, category: categories, parent })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parent, eq(parent.id, categories.parentId))
    .where(inArray(products.status, [1]))
    .orderBy(...ORDERS[sort]);
  const found = rows.filter((row) => {
    const { name: called, brand } = row.product;
    const names = [called, brand ?? '', row.category.name, row.parent?.name ?? ''];
    const slugs = [row.category.urlSlug, row.parent?.urlSlug];
    return (
      (category === null || slugs.includes(category)) &&
      words.every((sought) =>
        names.some((each) => each.toLowerCase().includes(sought.toLowerCase())),
      )
    );
  });
  const start = (page - 1) * PAGE_SIZE;
  const shown = found.slice(start, start + PAGE_SIZE);
  return {
    total: found.length,
    shown: shown.map((row) => [row.product.id, row.product.name, row.product.price]),
  };
}

describe('GET /product', () => {
  it('returns the same rows and counts as a scan of all products, after any change', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 4 }),
        fc.array(listing, { minLength: 1, maxLength: 4 }),
        async (changes, listings) => {
          for (const each of changes) await apply(each);
          for (const each of listings) {
            const query = new URLSearchParams({
              s: each.words.join(' '),
              category: each.category ?? '',
              sort: each.sort,
              page: String(each.page),
            });
            const { body } = await client.get(`/product?source=pagination&${query.toString()}`);
            const { data, total } = body.data;
            const [ids, names, prices] = ['id', 'name', 'price'].map((field) => pluck(data, field));
            expect({
              total,
              shown: ids?.map((value, index) => [value, names?.[index], prices?.[index]]),
            }).toEqual(await expected(each));
          }
        },
      ),
      { numRuns: RUNS },
    );
  });
});
