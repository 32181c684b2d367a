import { Type } from '@sinclair/typebox';
import { pathKeys, type RouteSchema } from '../../http/route-schema.ts';
import {
  metaTexts,
  nullable,
  pageOf,
  pageParameter,
  pictureFacts,
  record,
  wire,
  word,
} from '../../http/wire-types.ts';
import { facet } from './facet.ts';

const STARS = '^\\d\\.\\d{1,2}$';

export const categoryLink = record('CategoryLink', {
  id: wire.id('Id of the category'),
  name: wire.text('Name as shown'),
  url_slug: wire.text('Slug, unique over categories and sub-categories'),
});

/** The fields of a product in a wishlist and in lists. */
const cardFields = {
  id: wire.id('Id of the product'),
  name: wire.text('Name as shown'),
  url_slug: wire.text('Slug in the URL of the product'),
  price: wire.rupiah('Price of one piece'),
  original_price: wire.rupiah('Struck-through price, 0 for none'),
  status: Type.Integer({ description: '1: on sale' }),
  star: Type.String({ pattern: STARS, description: 'Mean of the stars, 0.0 without a review' }),
  image_1: wire.image('First picture'),
  ...pictureFacts('image_1', 'first picture'),
  total_online_stock: wire.count('Pieces on sale'),
};

/** What a wishlist shows of a product. */
export const productCard = Type.Object(cardFields, {
  description: 'Null when it is not sold any more',
});

const listed = {
  ...cardFields,
  weight: wire.grams('Weight of one piece'),
  sku: wire.text('SKU'),
  brand: nullable(Type.String({ description: 'Brand as shown' })),
  review_count: wire.count('Number of ratings in `star`, including those from before this shop'),
  product_category: categoryLink,
};

const stock = record('ProductStock', {
  warehouse_id: wire.id('Id of the warehouse'),
  stock: wire.count('Pieces'),
});

export const specification = record('ProductSpecification', {
  group: wire.text('Heading above it'),
  key: wire.text('Key for `spec[<key>]`; unique in each product'),
  name: wire.text('Name as shown'),
  value: wire.text('Value as shown, without its unit'),
  unit: nullable(Type.String({ description: 'The same for all values of a key' })),
});

export const variant = record('ProductVariant', {
  id: wire.id('Id of the variant'),
  name: wire.text('Name as shown'),
  sku: nullable(Type.String()),
  colour: wire.colour('Colour of the goods'),
  image: wire.image('Picture of the variant'),
  total_online_stock: wire.count('Pieces on sale'),
  product_stocks: Type.Array(stock),
});

export const listEntry = record('ListedProduct', listed);

export const product = record('Product', {
  ...listed,
  description: Type.String({ description: 'HTML' }),
  warranty: nullable(Type.String({ description: 'Warranty as shown' })),
  specifications: Type.Array(specification),
  image_2: wire.image('Second picture'),
  image_3: wire.image('Third picture'),
  image_4: wire.image('Fourth picture'),
  image_5: wire.image('Fifth picture'),
  ...pictureFacts('image_2', 'second picture'),
  ...pictureFacts('image_3', 'third picture'),
  ...pictureFacts('image_4', 'fourth picture'),
  ...pictureFacts('image_5', 'fifth picture'),
  ...metaTexts,
  product_stocks: Type.Array(stock, { description: 'Sums over the variants' }),
  product_variants: Type.Array(variant),
});

export const category = record('Category', {
  id: wire.id('Id of the category'),
  name: wire.text('Name as shown'),
  url_slug: wire.text('Slug, unique over categories and sub-categories'),
  type: nullable(Type.String({ description: 'PHONE, LAPTOP or ACCESSORIES' })),
  image: wire.image('Picture'),
  ...pictureFacts('image', 'picture'),
  ...metaTexts,
  sub_categories: Type.Array(categoryLink),
});

const several = (description: string) =>
  Type.Optional(Type.Array(Type.String(), { description: `${description}; may be repeated` }));

export const productSchemas = {
  list: {
    tag: 'Catalogue',
    summary: 'List the products on sale',
    description:
      'A page of a listing, with `featured=true` all featured products, or with `ids` these products in full.',
    query: Type.Object({
      source: word('`pagination`; the shop API always returns pages'),
      active: word('`true`; the shop API lists products on sale only'),
      featured: word('`true`: the featured products, as a plain list'),
      ids: word('Up to 100 ids, separated by commas; other parameters are ignored'),
      s: word('Words that must all occur in the name or the category, up to 100 characters'),
      category: word('Slug of a category or sub-category; an unknown one has no products'),
      sort: word('`id desc` (default), `price asc`, `price desc`, `name asc` or `name desc`'),
      price_min: word('Lowest price in rupiah'),
      price_max: word('Highest price in rupiah'),
      available: word('`true`: products in stock'),
      star_min: word('Minimum mean of the stars, such as `4` or `4.5`'),
      brand: several('Brands, in any letter case'),
      'spec[key]': several('Values of the specification with this key'),
      facets: word('`true`: `meta.facets` contains further filters of the listing'),
      page: pageParameter,
    }),
    data: {
      200: Type.Union([pageOf(listEntry), Type.Array(listEntry), Type.Array(product)]),
    },
    meta: Type.Optional(
      Type.Object({
        facets: Type.Optional(Type.Array(facet)),
        suggestion: Type.Optional(
          nullable(
            Type.String({ description: 'Corrected search with results, after one without any' }),
          ),
        ),
      }),
    ),
    rejects: [422],
  },
  one: {
    tag: 'Catalogue',
    summary: 'Read a product',
    params: pathKeys({ key: 'Slug, or id when no slug matches' }),
    data: { 200: product },
    rejects: [404],
  },
  related: {
    tag: 'Catalogue',
    summary: 'List up to 12 products related to a product',
    params: pathKeys({ key: 'Slug, or id when no slug matches' }),
    data: { 200: Type.Array(listEntry, { maxItems: 12 }) },
    rejects: [404],
  },
  categories: {
    tag: 'Catalogue',
    summary: 'List the top categories with their sub-categories',
    query: Type.Object({
      active: word('`true`; all categories are active'),
      featured: word('`true`: the featured ones only'),
    }),
    data: { 200: Type.Array(category) },
  },
} satisfies Record<string, RouteSchema>;
