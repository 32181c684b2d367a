import { isIP } from 'node:net';

/** The client addresses of a Fastify request; `ips` only with `trustProxy`. */
interface RequestAddresses {
  readonly ip?: string | undefined;
  readonly ips?: readonly string[] | undefined;
}

/**
 * The address of the client: the connected one, or the one that the proxies of `TRUST_PROXY` name, read
 * from the right. A text that is no address is skipped, so the proxy that sent it counts instead. Null
 * when the connection is gone.
 */
export function clientAddress({ ip, ips }: RequestAddresses): string | null {
  const address = ips?.findLast((text) => isIP(text) !== 0) ?? ip;
  // IPv4 addresses that arrive in the form of IPv6 are IPv4 addresses.
  return address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? null;
}
