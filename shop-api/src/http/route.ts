import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../shop.ts';
import { bearerToken, customerOfToken } from './customer.ts';
import type { Customer } from './customer.ts';
import { checkOperator } from './operator.ts';
import { readQuery } from './query.ts';
import type { Query } from './query.ts';
import { notFound, notOperator, tooManyCalls, unauthenticated } from './refusals.ts';
import type { Reply } from './reply.ts';
import { sendReply } from './send.ts';

/** One request as a handler sees it. `Caller` is who may be behind it. */
export interface Call<Caller> {
  readonly caller: Caller;
  readonly params: Query;
  readonly query: Query;
  readonly body: unknown;
  /** The network address limits are counted by. */
  readonly address: string;
  readonly request: FastifyRequest;
}

/** A call of the contract: how it is reached and what it answers. */
export interface Route<Caller> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** A limit of its own, in calls a minute; without one the general limit counts (Contract 4). */
  readonly limit?: { readonly name: string; readonly perMinute: number };
  /** The largest body in bytes, when it differs from the usual. */
  readonly bodyLimit?: number;
  readonly handle: (call: Call<Caller>) => Promise<Reply> | Reply;
}

/** A call that needs no sign-in; `caller` is null without a good token (auth none, optional). */
export function publicRoute(app: FastifyInstance, shop: Shop, route: Route<Customer | null>): void {
  addRoute(app, shop, route, (call) => route.handle(call));
}

/** A call that answers 401 without a good token (auth required). */
export function customerRoute(app: FastifyInstance, shop: Shop, route: Route<Customer>): void {
  addRoute(app, shop, route, (call) => {
    const { caller } = call;
    return caller === null ? unauthenticated() : route.handle({ ...call, caller });
  });
}

/** A call for the shop's operators only, by the `X-Operator-Key` header (auth operator). */
export function operatorRoute(app: FastifyInstance, shop: Shop, route: Route<null>): void {
  addRoute(app, shop, route, (call) => {
    const given = call.request.headers['x-operator-key'];
    const check = checkOperator(given, shop.secrets.operatorKey);
    if (check === 'no-operators') return notFound();
    return check === 'stranger' ? notOperator() : route.handle({ ...call, caller: null });
  });
}

/** A call outside the limits and without a caller, such as pictures and the health check. */
export function openRoute(
  app: FastifyInstance,
  path: string,
  handle: (request: FastifyRequest) => Promise<Reply> | Reply,
): void {
  app.get(path, async (request, reply) => sendReply(reply, await handle(request)));
}

function addRoute(
  app: FastifyInstance,
  shop: Shop,
  route: Pick<Route<unknown>, 'method' | 'path' | 'limit' | 'bodyLimit'>,
  handle: (call: Call<Customer | null>) => Promise<Reply> | Reply,
): void {
  app.route({
    method: route.method,
    url: route.path,
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    handler: async (request, reply) => {
      const token = bearerToken(request.headers.authorization);
      const caller = token === null ? null : await customerOfToken(shop.db, token, shop.now());
      const blocked = countCall(shop, route.limit, caller, request, reply);
      if (blocked !== null) return sendReply(reply, blocked);
      const call = {
        caller,
        params: readQuery(request.params),
        query: readQuery(request.query),
        body: request.body,
        address: request.ip,
        request,
      };
      return sendReply(reply, await handle(call));
    },
  });
}

/** Counts a call by token when there is a good one, else by address (clarification 10). */
function countCall(
  shop: Shop,
  limit: Route<unknown>['limit'],
  caller: Customer | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Reply | null {
  const who = caller === null ? `address:${request.ip}` : `token:${caller.tokenId}`;
  const perMinute = limit?.perMinute ?? shop.settings.callsPerMinute;
  const allowance = shop.limits.take(`${limit?.name ?? 'general'}:${who}`, perMinute);
  reply.header('x-ratelimit-limit', allowance.limit);
  reply.header('x-ratelimit-remaining', allowance.remaining);
  return allowance.allowed ? null : tooManyCalls(allowance.retryAfter);
}
