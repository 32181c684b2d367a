import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The address of the client: the connected one, or the one that the proxies of `TRUST_PROXY` name, read
 * from the right. A text that is no address is skipped, so the proxy that sent it counts instead. Null
 * when the connection is gone.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'ips'>): string | null {
  const { ip, ips }: { readonly ip?: string; readonly ips?: readonly string[] } = request;
  const address = ips?.findLast((text) => isIP(text) !== 0) ?? ip;
  // IPv4 addresses that arrive in the form of IPv6 are IPv4 addresses.
  return address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? null;
}
