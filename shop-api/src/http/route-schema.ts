import { Type, type TSchema } from '@sinclair/typebox';
import type { FastifySchema } from 'fastify';
import { nullable, record } from './wire-types.ts';

/** The groups of the OpenAPI document. */
export type Tag = (typeof TAGS)[number];
export const TAGS = [
  'Content',
  'Catalogue',
  'Session',
  'Wishlist',
  'Regions',
  'Addresses',
  'Shipping',
  'Vouchers',
  'Orders',
  'Payments',
  'Reviews',
  'Operator',
  'Health',
] as const;

/** Who may send a call (shop-api.md 4, values of auth). */
export type Access = 'none' | 'required' | 'operator';

/** Input and responses of a call of the contract. */
export interface RouteSchema {
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  /** Whether a public call shows more with a token. */
  readonly acceptsToken?: boolean;
  /**
   * A separate limit, in calls per minute by customer or address, or always by address; without one the general limit
   * applies (shop-api.md 4).
   */
  readonly limit?: { readonly perMinute: number; readonly by: 'caller' | 'address' };
  /** Whether a success may change prices or stocks and invalidates the caches of other programs. */
  readonly changesProducts?: boolean;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly headers?: TSchema;
  readonly body?: TSchema;
  /** Types of the body when it is not JSON. */
  readonly consumes?: readonly string[];
  /** `data` of the envelope by status; `Whole` for responses without an envelope. */
  readonly data: Readonly<Record<number, TSchema | Whole>>;
  /** `meta` of the envelope. */
  readonly meta?: TSchema;
  /** The response with status 200 when the list is requested as a table. */
  readonly table?: TSchema;
  /** Statuses of rejections in addition to those of every call. */
  readonly rejects?: readonly (keyof typeof REJECTIONS)[];
}

/** A response without the envelope: JSON, or bytes of another type. */
export class Whole {
  readonly schema: TSchema | null;
  readonly type: string;
  readonly description: string;

  constructor(description: string, schema: TSchema | null, type = 'application/json') {
    this.description = description;
    this.schema = schema;
    this.type = type;
  }
}

const REJECTIONS = {
  400: 'The request cannot be read',
  401: 'Not signed in, or the credentials are wrong',
  404: 'Not found, or not visible to the client',
  409: 'The state has changed and does not allow the call',
  413: 'The body is too large',
  415: 'The type of the body is not supported',
  422: 'Fields are not valid',
  429: 'Too many requests: wait `Retry-After` seconds',
  500: 'Unexpected error',
  502: 'The payment provider did not respond',
  503: 'The shop is starting, or its database is unreachable',
} as const;

/** Every rejection of the shop (shop-api.md 3 and 4). */
export const rejection = record('Rejection', {
  status: Type.Literal('error'),
  message: Type.String({ description: 'Text for the user' }),
  data: Type.Null(),
  errors: Type.Optional(
    Type.Record(Type.String(), Type.Array(Type.String()), {
      description: 'Texts by field of the request; a dot names a nested field',
    }),
  ),
});

/** Keys of a path, all of them text. */
export function pathKeys<K extends string>(keys: Readonly<Record<K, string>>) {
  const named = Object.entries<string>(keys);
  return Type.Object(
    Object.fromEntries(named.map(([key, description]) => [key, Type.String({ description })])),
  );
}

/** The schema of a route for Fastify and its OpenAPI plugin. */
export function fastifySchema(route: RouteSchema, access: Access): FastifySchema {
  const { tag, summary, description, params, query, headers, body, consumes } = route;
  const statuses = [...(route.rejects ?? []), ...usualRejections(access, body !== undefined)];
  const rejections = statuses.map(
    (status) => [status, json(REJECTIONS[status], rejection)] as const,
  );
  const successes = Object.entries(route.data).map(
    ([status, data]) => [status, success(data, route)] as const,
  );
  return {
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(consumes && { consumes }),
    response: Object.fromEntries([...rejections, ...successes]),
    security: route.acceptsToken === true ? [{}, { token: [] }] : SECURITY[access],
  };
}

const SECURITY: Readonly<Record<Access, { readonly [name: string]: readonly string[] }[]>> = {
  none: [],
  required: [{ token: [] }],
  operator: [{ operatorKey: [] }],
};

function usualRejections(access: Access, hasBody: boolean): (keyof typeof REJECTIONS)[] {
  return [
    400,
    ...(access === 'required' || access === 'operator' ? ([401] as const) : []),
    ...(access === 'operator' ? ([404] as const) : []),
    ...(hasBody ? ([413, 415] as const) : []),
    429,
    500,
    503,
  ];
}

function success(data: TSchema | Whole, { meta, table }: RouteSchema) {
  if (data instanceof Whole) return content(data.description, data.schema, data.type);
  const envelope = Type.Object({
    status: Type.Literal('success'),
    message: Type.String({ description: 'Text for the user' }),
    data,
    ...(meta && { meta }),
  });
  return json('Success', table ? Type.Union([envelope, table]) : envelope);
}

function json(description: string, schema: TSchema) {
  return content(description, schema, 'application/json');
}

function content(description: string, schema: TSchema | null, type: string) {
  return { description, content: { [type]: { schema: schema ?? Type.String() } } };
}

/** Nothing in `data`. */
export const nothing = nullable(Type.Never());
