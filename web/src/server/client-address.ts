import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The address of the client: who is connected, or whom the proxies of `TRUST_PROXY` name, read from the
 * right. A text that is no address is passed over, so the proxy that sent it counts instead.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  return request.ips?.findLast((address) => isIP(address) !== 0) ?? request.ip;
}
