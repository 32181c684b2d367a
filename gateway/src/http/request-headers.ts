import type { IncomingHttpHeaders } from 'node:http';

/** A bearer token of printable ASCII characters, e.g. `7|dGhpcyBpcw`. */
const BEARER = /^bearer +([\x21-\x7e]{1,2048})$/i;

/** Headers of clients without a token, e.g. `Bearer ${token}` with a token that is null. */
const NO_TOKEN = /^(?:bearer\b)? *(?:null|undefined)?$/i;

/** The part of a request that is read here. */
interface RequestHead {
  readonly headers: IncomingHttpHeaders;
}

/** The client's token; null for guests, undefined when the header is something else. */
export function bearerToken({ headers }: RequestHead): string | null | undefined {
  const header = headers.authorization?.trim();
  return header === undefined || NO_TOKEN.test(header) ? null : BEARER.exec(header)?.[1];
}
