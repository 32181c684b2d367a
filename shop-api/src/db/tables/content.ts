import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, metaTexts, rupiah } from '../columns.ts';

/**
 * Pictures of the home page slider, in `position` order (shop-api.md 5.1). `url` is an absolute URL, or a path of the
 * storefront such as `/product`. Headline, price and action are optional texts on the slide (shop-api.md 10.14).
 */
export const slides = pgTable('slides', {
  id: id(),
  image: text('image').notNull(),
  url: text('url'),
  headline: text('headline'),
  priceFrom: rupiah('price_from'),
  action: text('action'),
  position: integer('position').notNull(),
});

/** Static pages such as the terms and conditions (shop-api.md 5.5). */
export const pages = pgTable('pages', {
  id: id(),
  title: text('title').notNull(),
  urlSlug: text('url_slug').notNull().unique(),
  showInFooter: boolean('show_in_footer').notNull(),
  ...metaTexts(),
  content: text('content').notNull(),
  position: integer('position').notNull(),
});

/** Texts the shop's owner sets: `footer_text` and `payment_remarks`, both HTML (shop-api.md 5.6). */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
