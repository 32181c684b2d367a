import type { FastifyReply } from 'fastify';
import type { Reply } from './reply.ts';

/** Headers every answer of the shop carries, whatever it is (shop-api.md 5.19 and section 4). */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'idempotency-supported': '1',
  'x-content-type-options': 'nosniff',
};

/** Headers of what may hold personal data, unless the reply says otherwise. */
const PRIVATE_HEADERS = { 'cache-control': 'no-store' };

/** Sends a reply value. */
export function sendReply(to: FastifyReply, reply: Reply): FastifyReply {
  to.code(reply.status).headers({ ...COMMON_HEADERS, ...PRIVATE_HEADERS, ...reply.headers });
  if (reply.body.kind === 'bytes') return to.send(reply.body.value);
  return to.type('application/json; charset=utf-8').send(JSON.stringify(reply.body.value));
}
