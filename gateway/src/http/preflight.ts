import type { IncomingHttpHeaders } from 'node:http';

const HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/**
 * Whether a request has a header for which browsers send a preflight request from pages of another origin
 * (Apollo's CSRF prevention).
 */
export function hasPreflightHeader(headers: IncomingHttpHeaders): boolean {
  return HEADERS.some((name) => headers[name]);
}
