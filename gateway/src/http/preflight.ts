import type { IncomingHttpHeaders } from 'node:http';

const HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/**
 * Whether a request has a header for which a browser sends a preflight request on behalf of a page of
 * another origin (Apollo's CSRF prevention).
 */
export function hasPreflightHeader(headers: IncomingHttpHeaders): boolean {
  return HEADERS.some((name) => headers[name]);
}
