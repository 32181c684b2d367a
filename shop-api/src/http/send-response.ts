import type { FastifyReply } from 'fastify';
import type { ShopResponse } from './shop-response.ts';

/** Headers of every response (shop-api.md 5.19 and section 4). */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'idempotency-supported': '1',
  'x-content-type-options': 'nosniff',
};

/** Default headers, as any response may contain personal data. */
const PRIVATE_HEADERS = { 'cache-control': 'no-store' };

export function sendResponse(to: FastifyReply, response: ShopResponse): FastifyReply {
  to.code(response.status).headers({ ...COMMON_HEADERS, ...PRIVATE_HEADERS, ...response.headers });
  if (response.body.kind === 'bytes') return to.send(response.body.value);
  return to.type('application/json; charset=utf-8').send(JSON.stringify(response.body.value));
}
