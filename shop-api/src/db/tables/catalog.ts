import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { createdAt, grams, id, metaTexts, nameKey, reference, rupiah } from '../columns.ts';
import { warehouses } from './shipping.ts';

/**
 * Categories and sub-categories in one table, so that a slug is unique over both (shop-api.md 5.4).
 * A top category has a `type` (PHONE, LAPTOP, ACCESSORIES) and no parent.
 */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    name: text('name').notNull(),
    urlSlug: text('url_slug').notNull().unique(),
    type: text('type'),
    image: text('image'),
    ...metaTexts(),
    isFeatured: boolean('is_featured').notNull().default(false),
    position: integer('position').notNull(),
  },
  (category) => [index('categories_of_parent').on(category.parentId)],
);

/**
 * Products (shop-api.md 5.2). `status` 1 is on sale. `star` is computed from the two rating sums. `nameKey` and
 * `brandKey` are generated columns.
 */
export const products = pgTable(
  'products',
  {
    id: id(),
    categoryId: reference('category_id', () => categories.id),
    sku: text('sku').notNull().unique(),
    name: text('name').notNull(),
    nameKey: nameKey(),
    brand: text('brand'),
    brandKey: text('brand_key').generatedAlwaysAs(sql.raw('lower(brand COLLATE "und-x-icu")')),
    warranty: text('warranty'),
    urlSlug: text('url_slug').notNull().unique(),
    price: rupiah('price').notNull(),
    originalPrice: rupiah('original_price').notNull().default(0),
    weight: grams('weight').notNull(),
    status: smallint('status').notNull().default(1),
    ratingTotal: integer('rating_total').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    star: numeric('star', { precision: 3, scale: 2 })
      .notNull()
      .generatedAlwaysAs(
        sql`CASE WHEN rating_count = 0 THEN 0 ELSE round(rating_total::numeric / rating_count, 2) END`,
      ),
    description: text('description').notNull().default(''),
    image1: text('image_1'),
    image2: text('image_2'),
    image3: text('image_3'),
    image4: text('image_4'),
    image5: text('image_5'),
    ...metaTexts(),
    featuredPosition: integer('featured_position'),
    createdAt: createdAt(),
  },
  ({ id, categoryId, nameKey, brandKey, price, featuredPosition }) => [
    index('products_of_category')
      .on(categoryId, id.desc().nullsFirst(), nameKey, brandKey)
      .where(sql`status = 1`),
    index('products_newest')
      .on(id.desc().nullsFirst(), categoryId, nameKey, brandKey)
      .where(sql`status = 1`),
    index('products_cheapest')
      .on(price, id.desc().nullsFirst(), categoryId, nameKey, brandKey)
      .where(sql`status = 1`),
    index('products_dearest')
      .on(price.desc().nullsFirst(), id.desc().nullsFirst(), categoryId, nameKey, brandKey)
      .where(sql`status = 1`),
    index('products_a_to_z')
      .on(nameKey, id.desc().nullsFirst(), categoryId, brandKey)
      .where(sql`status = 1`),
    index('products_z_to_a')
      .on(nameKey.desc().nullsFirst(), id.desc().nullsFirst(), categoryId, brandKey)
      .where(sql`status = 1`),
    index('products_of_brand')
      .on(brandKey, price, categoryId, nameKey, id)
      .where(sql`status = 1`),
    index('products_search')
      .using('gin', nameKey.op('gin_trgm_ops'))
      .where(sql`status = 1`),
    index('products_featured')
      .on(featuredPosition)
      .where(sql`status = 1 AND featured_position IS NOT NULL`),
    check('products_price', sql`price >= 0 AND original_price >= 0`),
    check('products_weight', sql`weight >= 0`),
    check(
      'products_rating',
      sql`rating_count >= 0 AND rating_total BETWEEN rating_count AND 5 * rating_count`,
    ),
  ],
);

/**
 * Specifications of a product, each key once (shop-api.md 10.2). All values of a key have the same unit. `isFilter`
 * keys are available as filters.
 */
export const specifications = pgTable(
  'specifications',
  {
    id: id(),
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    group: text('group_name').notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    value: text('value').notNull(),
    unit: text('unit'),
    isFilter: boolean('is_filter').notNull().default(false),
  },
  (row) => [
    unique('specifications_once').on(row.productId, row.key),
    index('specifications_values').on(row.key, row.value, row.productId),
  ],
);

/** Kinds of one product, such as its colours; the price is the product's (shop-api.md 5.2). */
export const variants = pgTable(
  'variants',
  {
    id: id(),
    productId: reference('product_id', () => products.id),
    name: text('name').notNull(),
    sku: text('sku').unique(),
    /** The colour of the goods as `#rrggbb`. */
    colour: text('colour'),
    image: text('image'),
    position: integer('position').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (variant) => [
    check('variants_colour', sql`colour ~ '^#[0-9a-f]{6}$'`),
    unique('variants_name').on(variant.productId, variant.name),
    unique('variants_of_product').on(variant.productId, variant.id),
  ],
);

/**
 * Stock of one product at one warehouse: one row for each product, variant (null for a product without variants) and
 * warehouse. Never below 0. `total_online_stock` is the sum (shop-api.md 5.2).
 */
export const stocks = pgTable(
  'stocks',
  {
    id: id(),
    productId: reference('product_id', () => products.id),
    variantId: integer('variant_id'),
    warehouseId: reference('warehouse_id', () => warehouses.id),
    stock: integer('stock').notNull(),
  },
  (row) => [
    unique('stocks_holder').on(row.productId, row.variantId, row.warehouseId).nullsNotDistinct(),
    foreignKey({
      name: 'stocks_variant_of_product',
      columns: [row.productId, row.variantId],
      foreignColumns: [variants.productId, variants.id],
    }),
    check('stocks_not_negative', sql`stock >= 0`),
  ],
);
