import { publishChange } from '@gawai/server-kit/shared-state/catalogue-changes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../shop.ts';
import { bearerToken, customerOfToken, type Customer } from './customer.ts';
import { checkOperator } from './operator.ts';
import { readQuery, type Query } from './query.ts';
import { addressKey, RateLimit } from './rate-limits.ts';
import { notFound, notOperator, tooManyCalls, unauthenticated } from './rejections.ts';
import { fastifySchema, type Access, type RouteSchema } from './route-schema.ts';
import type { ShopResponse } from './shop-response.ts';
import { sendResponse } from './send-response.ts';

/** One request as a handler sees it. `Caller` is who may be behind it. */
export interface Call<Caller> {
  readonly caller: Caller;
  readonly params: Query;
  readonly query: Query;
  readonly body: unknown;
  readonly request: FastifyRequest;
}

/** A call of the contract: how it is reached and what it answers. */
export interface Route<Caller> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** What the OpenAPI document says; a call without it is not in the document. */
  readonly schema?: RouteSchema;
  /**
   * A limit of its own, in calls a minute by token or address, or by address whatever the token;
   * without one the general limit counts (shop-api.md 4).
   */
  readonly limit?: { readonly perMinute: number; readonly by: 'caller' | 'address' };
  /** Whether a success may change prices or stocks, which the caches of other programs then learn. */
  readonly changesProducts?: boolean;
  readonly handle: (call: Call<Caller>) => Promise<ShopResponse> | ShopResponse;
}

/** A call that needs no sign-in; `caller` is null without a good token (auth none, optional). */
export function publicRoute(app: FastifyInstance, shop: Shop, route: Route<Customer | null>): void {
  addRoute(app, shop, route, 'none', (call) => route.handle(call));
}

/** A call that answers 401 without a good token (auth required). */
export function customerRoute(app: FastifyInstance, shop: Shop, route: Route<Customer>): void {
  addRoute(app, shop, route, 'required', (call) => {
    const { caller } = call;
    return caller === null ? unauthenticated() : route.handle({ ...call, caller });
  });
}

/** A call for the shop's operators only, by the `X-Operator-Key` header (auth operator). */
export function operatorRoute(app: FastifyInstance, shop: Shop, route: Route<null>): void {
  const { wrongKeys } = app.sharedLimits;
  addRoute(app, shop, route, 'operator', async (call) => {
    const { request } = call;
    const check = checkOperator(request.headers['x-operator-key'], shop.secrets.operatorKey);
    if (check === 'no-operators') return notFound();
    const address = addressKey(request);
    const { allowed, retryAfter } = await wrongKeys.peek(request, address);
    if (!allowed) return tooManyCalls(retryAfter);
    if (check === 'operator') return route.handle({ ...call, caller: null });
    await wrongKeys.take(request, address);
    return notOperator();
  });
}

/** A call outside the limits and without a caller, such as pictures and the health check. */
export function openRoute(
  app: FastifyInstance,
  path: string,
  handle: (request: FastifyRequest) => Promise<ShopResponse> | ShopResponse,
  schema?: RouteSchema,
): void {
  const options = schema && { schema: fastifySchema(schema, 'none') };
  app.get(path, options ?? {}, async (request, reply) =>
    sendResponse(reply, await handle(request)),
  );
}

function addRoute(
  app: FastifyInstance,
  shop: Shop,
  route: Omit<Route<unknown>, 'handle'>,
  access: Access,
  handle: (call: Call<Customer | null>) => Promise<ShopResponse> | ShopResponse,
): void {
  const { general } = app.sharedLimits;
  const limit =
    route.limit === undefined
      ? general
      : new RateLimit(app, `${route.method} ${route.path}`, route.limit.perMinute);
  const isByAddress = route.limit?.by === 'address';
  app.route({
    method: route.method,
    url: route.path,
    ...(route.schema && { schema: fastifySchema(route.schema, access) }),
    handler: async (request, reply) => {
      const token = bearerToken(request.headers.authorization);
      const caller = token === null ? null : await customerOfToken(shop.db, token, shop.now());
      const blocked = await countCall(limit, isByAddress ? null : caller, request, reply);
      if (blocked !== null) return sendResponse(reply, blocked);
      const call = {
        caller,
        params: readQuery(request.params),
        query: readQuery(request.query),
        body: request.body,
        request,
      };
      const response = await handle(call);
      if (route.changesProducts === true && response.status < 300)
        publishChange(shop.shared, 'products');
      return sendResponse(reply, response);
    },
  });
}

/** Counts a call by token when there is a good one, else by address (clarification 10). */
async function countCall(
  limit: RateLimit,
  caller: Customer | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ShopResponse | null> {
  const key = caller === null ? `address:${addressKey(request)}` : `token:${caller.tokenId}`;
  const allowance = await limit.take(request, key);
  const { limit: most, remaining, reset } = allowance;
  reply.headers({
    'x-ratelimit-limit': most,
    'x-ratelimit-remaining': remaining,
    // IETF draft "RateLimit header fields for HTTP", version 3 to 7
    'ratelimit-limit': most,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': reset,
  });
  return allowance.allowed ? null : tooManyCalls(allowance.retryAfter);
}
