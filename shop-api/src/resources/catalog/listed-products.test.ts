import { and, eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { categories, products, specifications, stocks, variants } from '../../db/tables/catalog.ts';
import { facetValues, listedProducts } from '../../db/tables/listing.ts';
import { totalOnlineStock } from './stock-queries.ts';

const { client, db } = await freshShop();
const RUNS = 25;
const PRODUCT = { id: 9_001, variants: [9_101, 9_102] };

/** The expected narrow rows, computed from the tables. */
async function expected() {
  const rows = await db
    .select({
      productId: products.id,
      categoryId: products.categoryId,
      nameKey: products.nameKey,
      brandKey: products.brandKey,
      price: products.price,
      star: products.star,
      stock: totalOnlineStock,
      values: sql<string[]>`ARRAY(
        SELECT key || '=' || value FROM ${specifications}
        WHERE product_id = ${products.id} AND is_filter ORDER BY key)`,
    })
    .from(products)
    // With a join the columns in the sub-queries are named with their table.
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.status, 1))
    .orderBy(products.id);
  return rows.map(({ stock, ...row }) => ({ ...row, isAvailable: stock > 0 }));
}

async function listed() {
  const values = await db.select().from(facetValues);
  const rows = await db.select().from(listedProducts).orderBy(listedProducts.productId);
  return rows.map(({ valueIds, facetRecord: _, ...row }) => {
    const bytes = Buffer.from(valueIds);
    const ids = Array.from({ length: bytes.length / 4 }, (__, index) =>
      bytes.readInt32BE(index * 4),
    );
    const own = values.filter(
      ({ id, key, isFilter }) => ids.includes(id) && isFilter && key !== 'brand',
    );
    return { ...row, values: own.map(({ key, value }) => `${key.slice(5, -1)}=${value}`).sort() };
  });
}

const product = fc.record({
  name: fc.constantFrom('Satu', 'Dua'),
  brand: fc.constantFrom('Alfa', 'ALFA', null),
  price: fc.integer({ min: 0, max: 5 }),
  status: fc.constantFrom(0, 1, 1),
  ratingTotal: fc.integer({ min: 2, max: 10 }),
});
const change = fc.oneof(
  fc.record({ table: fc.constant('product' as const), row: product }),
  fc.record({
    table: fc.constant('specification' as const),
    key: fc.constantFrom('ram', 'bahan'),
    row: fc.record({ value: fc.constantFrom('1', '2'), isFilter: fc.boolean() }),
  }),
  fc.record({
    table: fc.constant('variant' as const),
    id: fc.constantFrom(...PRODUCT.variants),
    row: fc.record({ isActive: fc.boolean() }),
  }),
  fc.record({
    table: fc.constant('stock' as const),
    variantId: fc.constantFrom(null, ...PRODUCT.variants),
    warehouseId: fc.constantFrom(1, 2),
    row: fc.record({ stock: fc.constantFrom(0, 0, 1, 5) }),
  }),
  fc.record({ table: fc.constantFrom('no specifications' as const, 'no stocks' as const) }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

async function apply(done: Change): Promise<void> {
  const productId = PRODUCT.id;
  if (done.table === 'product') {
    await db.update(products).set(done.row).where(eq(products.id, productId));
  } else if (done.table === 'specification') {
    const row = { productId, position: 1, group: 'Umum', name: done.key, key: done.key };
    await db
      .insert(specifications)
      .values({ ...row, ...done.row })
      .onConflictDoUpdate({
        target: [specifications.productId, specifications.key],
        set: done.row,
      });
  } else if (done.table === 'variant') {
    await db.update(variants).set(done.row).where(eq(variants.id, done.id));
  } else if (done.table === 'stock') {
    const { variantId, warehouseId, row } = done;
    await db
      .insert(stocks)
      .values({ productId, variantId, warehouseId, stock: 0 })
      .onConflictDoNothing();
    const kind = variantId === null ? isNull(stocks.variantId) : eq(stocks.variantId, variantId);
    const holder = and(eq(stocks.productId, productId), eq(stocks.warehouseId, warehouseId), kind);
    await db.update(stocks).set(row).where(holder);
  } else if (done.table === 'no stocks') {
    await db.delete(stocks).where(eq(stocks.productId, productId));
  } else {
    await db.delete(specifications).where(eq(specifications.productId, productId));
  }
}

describe('listed_products', () => {
  it('matches products, specifications, variants and stock after any change', async () => {
    expect(await listed()).toEqual(await expected());
    const row = { categoryId: 12, sku: 'L-1', urlSlug: 'l-1', weight: 1, ratingCount: 2 };
    await db
      .insert(products)
      .values({ ...row, id: PRODUCT.id, name: 'Satu', price: 1, ratingTotal: 2 });
    await db
      .insert(variants)
      .values(
        PRODUCT.variants.map((id) => ({ id, productId: PRODUCT.id, name: `${id}`, position: 1 })),
      );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        for (const each of changes) await apply(each);
        expect(await listed()).toEqual(await expected());
      }),
      { numRuns: RUNS },
    );
  });

  it('adds all specifications of a key as filters when the first is one', async () => {
    const total = async (query: string) => {
      const { body } = await client.get(`/product?source=pagination&spec[corak]=polos${query}`);
      return Number(body.data.total);
    };
    const row = { position: 9, group: 'Umum', key: 'corak', name: 'Corak', value: 'polos' };
    await db.insert(specifications).values({ ...row, productId: 101 });
    expect([await total(''), await total('&facets=true')]).toEqual([1, 1]);
    await db.insert(specifications).values({ ...row, productId: 102, isFilter: true });
    expect([await total(''), await total('&facets=true')]).toEqual([2, 2]);
  });

  it('removes a filter that no product has any more', async () => {
    const keys = async () => {
      const { body } = await client.get('/product?source=pagination&facets=true');
      return JSON.stringify(body.meta.facets);
    };
    await db.update(specifications).set({ isFilter: true }).where(eq(specifications.key, 'ram'));
    expect(await keys()).toContain('spec[ram]');
    await db.update(specifications).set({ isFilter: false }).where(eq(specifications.key, 'ram'));
    expect(await keys()).not.toContain('spec[ram]');
  });
});
