import type { FastifyReply } from 'fastify';
import type { ShopResponse } from './shop-response.ts';

/** Headers every answer of the shop carries, whatever it is (shop-api.md 5.19 and section 4). */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'idempotency-supported': '1',
  'x-content-type-options': 'nosniff',
};

/** Headers of what may hold personal data, unless the response says otherwise. */
const PRIVATE_HEADERS = { 'cache-control': 'no-store' };

export function sendResponse(to: FastifyReply, response: ShopResponse): FastifyReply {
  to.code(response.status).headers({ ...COMMON_HEADERS, ...PRIVATE_HEADERS, ...response.headers });
  if (response.body.kind === 'bytes') return to.send(response.body.value);
  return to.type('application/json; charset=utf-8').send(JSON.stringify(response.body.value));
}
