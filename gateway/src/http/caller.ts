import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';

const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** Signs that a header can carry and a shop may use in a token, e.g. `7|dGhpcyBpcw`. */
const BEARER = /^bearer +([\x21-\x7e]{1,2048})$/i;

/** What programs write that have no token, e.g. `Bearer ${token}` with a token that is null. */
const NO_TOKEN = /^(?:bearer\b)? *(?:null|undefined)?$/i;

const LOOPBACK = ['127.0.0.0/8', '::1'];

/** What is looked at of a request. */
export interface RequestHead {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Who sends a request, as far as proxies in front may be believed. */
export class CallerReader {
  readonly #trusted = new BlockList();
  readonly #trustsNobody: boolean;

  /** `proxies` are addresses, ranges such as `10.0.0.0/8`, and `loopback`. */
  constructor(proxies: readonly string[]) {
    this.#trustsNobody = proxies.length === 0;
    for (const proxy of proxies.flatMap((name) => (name === 'loopback' ? LOOPBACK : [name]))) {
      const [address = '', bits] = proxy.split('/');
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
      if (bits === undefined) this.#trusted.addAddress(address, family);
      else this.#trusted.addSubnet(address, Number(bits), family);
    }
  }

  /**
   * The address of the client: who is connected, or whom the trusted proxies name, read from the
   * right, as everything further left may be invented. Null when the connection is gone.
   */
  address(request: RequestHead): string | null {
    const header = request.headers['x-forwarded-for'] ?? '';
    const named = (Array.isArray(header) ? header.join(',') : header).split(',');
    let address = plain(request.socket.remoteAddress ?? '');
    while (this.#trusts(address) && named.length > 0) {
      const before = plain(named.pop()?.trim() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    return address === '' ? null : address;
  }

  #trusts(text: string): boolean {
    if (this.#trustsNobody) return false;
    const address = plain(text);
    const family = isIP(address);
    return family !== 0 && this.#trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
  }
}

/** IPv4 addresses that arrive in the form of IPv6 are IPv4 addresses. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * The name of a request in logs, in the reply and towards the shop: the one that it was sent with when
 * that is fit for a log, else a new one. Nothing but finding lines depends on it.
 */
export function requestId({ headers }: Pick<RequestHead, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** The caller's token; null for guests, undefined when the header holds something else. */
export function bearerToken(request: RequestHead): string | null | undefined {
  const header = request.headers.authorization?.trim() ?? '';
  return NO_TOKEN.test(header) ? null : BEARER.exec(header)?.[1];
}
