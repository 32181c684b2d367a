import { sql } from 'drizzle-orm';
import { boolean, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytes, id, nameKeyCopy, rupiah } from '../columns.ts';
import { products } from './catalog.ts';

/**
 * One narrow row for each product on sale, with the values that listings count (docs/decisions, 0028). Triggers write
 * it and `facetValues`, in the transaction of the change: never write them.
 */
export const listedProducts = pgTable('listed_products', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
  categoryId: integer('category_id').notNull(),
  nameKey: nameKeyCopy(),
  brandKey: text('brand_key'),
  price: rupiah('price').notNull(),
  star: numeric('star', { precision: 3, scale: 2 }).notNull(),
  /** Whether there are pieces that may be sold, as `totalOnlineStock` counts them. */
  isAvailable: boolean('is_available').notNull(),
  /** Ids of `facetValues`, 32 bits each. */
  valueIds: bytes('value_ids').notNull(),
  /** All values that facets count, in the layout described in `facet-counts.ts`. */
  facetRecord: bytes('facet_record')
    .notNull()
    .generatedAlwaysAs(
      sql`int8send(price) || int2send((star * 100)::smallint) || boolsend(is_available) || int2send((octet_length(value_ids) / 4)::smallint) || value_ids`,
    ),
});

/** Brands and values of specifications, each once, including unused ones. */
export const facetValues = pgTable(
  'facet_values',
  {
    id: id(),
    /** Key of the facet: `brand` or `spec[<key>]` (shop-api.md 10.6). */
    key: text('key').notNull(),
    value: text('value').notNull(),
    /** Name of the specification, or the brand as it is written. */
    name: text('name').notNull(),
    /** Empty when there is none. */
    unit: text('unit').notNull(),
    isFilter: boolean('is_filter').notNull(),
  },
  (row) => [unique('facet_values_once').on(row.key, row.value, row.name, row.unit, row.isFilter)],
);
