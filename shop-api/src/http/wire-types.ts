import { Type, type TProperties, type TSchema } from '@sinclair/typebox';

/** A moment in Asia/Jakarta (UTC+7), `YYYY-MM-DD HH:MM:SS`. */
const TIME = '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$';

/** The values that the shop sends, as schemas (shop-api.md 2). */
export const wire = {
  id: (description: string) => Type.Integer({ minimum: 1, description }),
  text: (description: string) => Type.String({ description }),
  count: (description: string) => Type.Integer({ minimum: 0, description }),
  rupiah: (description: string) =>
    Type.Integer({ minimum: 0, description: `${description}, in whole rupiah` }),
  grams: (description: string) =>
    Type.Number({ minimum: 0, description: `${description}, in grams` }),
  /** An exact decimal as text, such as `0.20`. */
  decimal: (description: string) =>
    Type.String({
      pattern: '^\\d+(\\.\\d+)?$',
      description: `${description}, as an exact decimal`,
    }),
  flag: (description: string) =>
    Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: `1: ${description}; 0: not` }),
  time: (description: string) =>
    Type.String({
      pattern: TIME,
      description: `${description}, YYYY-MM-DD HH:MM:SS in Asia/Jakarta`,
    }),
  /** 40 hexadecimal characters that grant access to what they identify. */
  hash: (description: string) => Type.String({ pattern: '^[0-9a-f]{40}$', description }),
  /** The path of a picture below the image base (shop-api.md 1), or null. */
  image: (description: string) =>
    nullable(Type.String({ description: `${description}: a path below the image base` })),
  colour: (description: string) =>
    nullable(Type.String({ pattern: '^#[0-9a-f]{6}$', description })),
  /** Side of a picture at its URL; missing when it is not known. */
  pixels: (description: string) =>
    Type.Optional(Type.Integer({ minimum: 1, description: `${description}, in pixels` })),
  /** One of a few texts; the type is string, as the column is a text. */
  oneOf: (texts: readonly string[], description: string) =>
    Type.Unsafe<string>({ type: 'string', enum: texts, description }),
};

export function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** Colour and size of the picture of a field; `name` describes the picture. */
export function pictureFacts<Field extends string>(field: Field, name: string) {
  return {
    [`${field}_color`]: wire.colour(`Average colour of the ${name}`),
    [`${field}_width`]: wire.pixels(`Width of the ${name}`),
    [`${field}_height`]: wire.pixels(`Height of the ${name}`),
  } as Record<`${Field}_color`, ReturnType<typeof wire.colour>> &
    Record<`${Field}_width` | `${Field}_height`, ReturnType<typeof wire.pixels>>;
}

/** An object schema with a name in the OpenAPI document. */
export function record<T extends TProperties>(name: string, properties: T) {
  return Type.Object(properties, { title: name });
}

/** Meta texts of a page. */
export const metaTexts = {
  meta_title: nullable(Type.String()),
  meta_description: nullable(Type.String()),
  meta_keywords: nullable(Type.String()),
};

/** A parameter of a query. */
export const word = (description: string) => Type.Optional(Type.String({ description }));

/** The query parameter of a list in pages. */
export const pageParameter = word('Number of the page from 1; anything else is 1');

/** One page of a longer list (shop-api.md 5.2). */
export function pageOf<T extends TSchema>(item: T) {
  const url = (which: string) => Type.String({ description: `URL of the ${which} page` });
  return Type.Object({
    current_page: Type.Integer({ minimum: 1 }),
    data: Type.Array(item),
    first_page_url: url('first'),
    from: nullable(Type.Integer({ minimum: 1, description: 'Number of the first entry' })),
    last_page: Type.Integer({ minimum: 1 }),
    last_page_url: url('last'),
    links: Type.Array(Type.Never(), { description: 'Always empty' }),
    next_page_url: nullable(url('next')),
    path: Type.String({ description: 'URL of the list' }),
    per_page: Type.Integer({ minimum: 1 }),
    prev_page_url: nullable(url('previous')),
    to: nullable(Type.Integer({ minimum: 1, description: 'Number of the last entry' })),
    total: wire.count('Entries on all pages'),
  });
}

/** A page of the table protocol, which has no envelope (shop-api.md 5.3). */
export function tableOf<T extends TSchema>(row: T) {
  return Type.Object({
    draw: Type.Integer({ description: 'As sent, so that old responses can be dropped' }),
    recordsTotal: wire.count('Rows without the search'),
    recordsFiltered: wire.count('Rows that the search found'),
    data: Type.Array(row),
  });
}
