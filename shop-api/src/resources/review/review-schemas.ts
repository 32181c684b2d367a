import { REVIEW_TEXT_MAX } from '@gawai/domain/limits';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { Type } from '@sinclair/typebox';
import { field, fieldSet, schemaOf, type Field } from '../../http/fields.ts';
import { pathKeys, type RouteSchema } from '../../http/route-schema.ts';
import type { reviews } from '../../db/tables/review.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { nullable, pageOf, pageParameter, record, wire } from '../../http/wire-types.ts';

const review = record('Review', {
  id: wire.id('Id of the review'),
  product_id: wire.id('Id of the product'),
  order_id: wire.id('Id of the order'),
  order_detail_id: wire.id('Id of the line of the order'),
  star: Type.Integer({ minimum: 1, maximum: 5 }),
  review: nullable(Type.String({ description: 'Text of the customer' })),
});

/** A review as its customer reads it (shop-api.md 5.22). */
export const reviewShape = (row: typeof reviews.$inferSelect) => wireRecord(review, row, {});

export const productReview = record('ProductReview', {
  id: wire.id('Id of the review'),
  star: Type.Integer({ minimum: 1, maximum: 5 }),
  review: nullable(Type.String({ description: 'Text of the customer' })),
  author: wire.text('First name and an initial'),
  created_at: wire.time('When it was written'),
  variant: nullable(Type.String({ description: 'Name of the variant when it was ordered' })),
});

const starCount = wire.count('Reviews with this number of stars');

/** An id without which the call returns 404, as no such line exists. */
const lineId = (label: string, description: string): Field<number | null> => ({
  ...field.id(label, description),
  read: field.optionalId(label, description).read,
});

/** The line that a review is about. */
export const reviewedLineFields = fieldSet({
  product_id: lineId('Produk', 'Product'),
  order_id: lineId('Pesanan', 'Order of the customer'),
  order_detail_id: lineId('Produk', 'Line of the order'),
});

export const opinionFields = fieldSet({
  star: {
    ...field.whole('Rating', 'Stars', 1, 5),
    // The domain reports other invalid numbers.
    read: field.whole('Rating', 'Stars', 0, Number.MAX_SAFE_INTEGER).read,
  },
  review: field.optionalText(fieldLabels.review, 'Text', REVIEW_TEXT_MAX),
});

export const reviewSchemas = {
  ofProduct: {
    tag: 'Reviews',
    summary: 'List the reviews of a product, newest first',
    description: 'Reviews of paid and shipped orders only.',
    params: pathKeys({ key: 'Slug, or id when no slug matches' }),
    query: Type.Object({ page: pageParameter }),
    data: { 200: pageOf(productReview) },
    meta: Type.Object({
      breakdown: Type.Object({
        1: starCount,
        2: starCount,
        3: starCount,
        4: starCount,
        5: starCount,
      }),
    }),
    rejects: [404],
  },
  list: {
    tag: 'Reviews',
    summary: 'List the reviews of the customer',
    data: { 200: Type.Array(review) },
  },
  add: {
    tag: 'Reviews',
    summary: 'Review a line of a paid and shipped order',
    body: schemaOf(reviewedLineFields, opinionFields),
    data: { 201: review },
    rejects: [404, 409, 422],
  },
} satisfies Record<string, RouteSchema>;
