import { publishChange } from '@gawai/server-kit/shared-state/catalogue-changes';
import { isBulkheadRejectedError } from 'cockatiel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../shop.ts';
import { bearerToken, customerOfToken, type Customer } from './customer.ts';
import { isSameSecret } from './same-secret.ts';
import { readParams, readQuery, type Query } from './query.ts';
import { addressKey, RateLimit } from './rate-limits.ts';
import { notFound, notOperator, tooManyCalls, unauthenticated } from './rejections.ts';
import { fastifySchema, type Access, type RouteSchema } from './route-schema.ts';
import { Rejected, type ShopResponse } from './shop-response.ts';
import { sendResponse } from './send-response.ts';

/** One request for a handler. `Caller` is the type of its customer, `Key` the parameters of its path. */
export interface Call<Caller, Key extends string = never> {
  readonly caller: Caller;
  readonly params: Readonly<Record<Key, string>>;
  readonly query: Query;
  readonly body: unknown;
  readonly request: FastifyRequest;
}

type Response = Promise<ShopResponse> | ShopResponse;

/** Method and path, such as `GET /order/:hash`. */
type Address = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
type KeysOf<Path extends string> = Path extends `${string}:${infer Key}/${infer Rest}`
  ? Key | KeysOf<Rest>
  : Path extends `${string}:${infer Key}`
    ? Key
    : never;
type Handle<Caller, Path extends string> = (call: Call<Caller, KeysOf<Path>>) => Response;

type AddRoute<Caller> = <Path extends Address>(
  path: Path,
  schema: RouteSchema | null,
  handle: Handle<Caller, Path>,
) => void;

interface AddRoutes {
  /** A call without a required session; `caller` is null without a valid token (auth none, optional). */
  readonly publicRoute: AddRoute<Customer | null>;
  /** A call that returns 401 without a valid token (auth required). */
  readonly customerRoute: AddRoute<Customer>;
  /** A call for the shop's operators only, by the `X-Operator-Key` header (auth operator). */
  readonly operatorRoute: AddRoute<null>;
}

export function routesOf(app: FastifyInstance, shop: Shop): AddRoutes {
  const { wrongKeys } = app.sharedLimits;
  return {
    publicRoute: (path, schema, handle) => {
      addRoute(app, shop, path, schema, 'none', handle);
    },
    customerRoute: (path, schema, handle) => {
      addRoute(app, shop, path, schema, 'required', (call) => {
        const { caller } = call;
        return caller === null ? unauthenticated() : handle({ ...call, caller });
      });
    },
    operatorRoute: (path, schema, handle) => {
      addRoute(app, shop, path, schema, 'operator', async (call) => {
        const { request } = call;
        const { operatorKey } = shop.secrets;
        if (operatorKey === null) return notFound();
        const address = addressKey(request);
        await wrongKeys.requireLeft(request, address);
        const sentKey = String(request.headers['x-operator-key'] ?? '');
        if (isSameSecret(sentKey, operatorKey)) return handle({ ...call, caller: null });
        await wrongKeys.take(request, address);
        return notOperator();
      });
    },
  };
}

/** A call outside the limits and without a caller, such as pictures and the health check. */
export function openRoute(
  app: FastifyInstance,
  path: string,
  handle: (request: FastifyRequest) => Response,
  schema?: RouteSchema,
): void {
  const options = schema && { schema: fastifySchema(schema, 'none') };
  app.get(path, options ?? {}, async (request, reply) =>
    sendResponse(reply, await handle(request)),
  );
}

/** Adds a route; one without a schema is not in the OpenAPI document. */
function addRoute<Path extends Address>(
  app: FastifyInstance,
  shop: Shop,
  path: Path,
  schema: RouteSchema | null,
  access: Access,
  handle: Handle<Customer | null, Path>,
): void {
  const own = schema?.limit;
  const limit =
    own === undefined ? app.sharedLimits.general : new RateLimit(app, path, own.perMinute);
  const [method = '', url = ''] = path.split(' ');
  app.route({
    method,
    url,
    ...(schema && { schema: fastifySchema(schema, access) }),
    handler: async (request, reply) => {
      const token = bearerToken(request.headers.authorization);
      const caller = token === null ? null : await customerOfToken(shop.db, token, shop.now());
      const counted = own?.by === 'address' ? null : caller;
      const response = await countCall(limit, counted, request, reply)
        .then(() => {
          const params = readParams<KeysOf<Path>>(request.params);
          const query = readQuery(request.query);
          return handle({ caller, params, query, body: request.body, request });
        })
        .catch(responseOfRejected);
      if (schema?.changesProducts === true && response.status < 300)
        publishChange(shop.shared, 'products');
      return sendResponse(reply, response);
    },
  });
}

/** Counts a call by customer with a valid token, else by address (clarification 10). */
async function countCall(
  limit: RateLimit,
  caller: Customer | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const key = caller === null ? `address:${addressKey(request)}` : `customer:${caller.id}`;
  const allowance = await limit.take(request, key);
  const { limit: max, remaining, reset } = allowance;
  reply.headers({
    'x-ratelimit-limit': max,
    'x-ratelimit-remaining': remaining,
    // IETF draft "RateLimit header fields for HTTP", version 3 to 7
    'ratelimit-limit': max,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': reset,
  });
  if (!allowance.allowed) throw new Rejected(tooManyCalls(allowance.retryAfter));
}

function responseOfRejected(error: unknown): ShopResponse {
  if (error instanceof Rejected) return error.response;
  if (isBulkheadRejectedError(error)) return tooManyCalls(1);
  throw error;
}
