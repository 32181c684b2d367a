import type { RestCall } from './rest-call.ts';

const PATH_PART = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;

/**
 * The address of a call: always under the base address. Throws a RangeError for a path part that is
 * not a plain word, id, slug or hash. Whoever takes such a part from a client checks it first; this
 * is the last gate, so that no token ever leaves for another place (Contract section 1).
 */
export function restAddress(base: string, call: Pick<RestCall, 'path' | 'query'>): URL {
  for (const part of call.path) {
    if (!PATH_PART.test(part)) throw new RangeError('not a part of a REST path');
  }
  const prefix = base.replace(/\/+$/, '');
  const search = new URLSearchParams(call.query).toString();
  const url = new URL(`${prefix}/${call.path.join('/')}${search === '' ? '' : `?${search}`}`);
  const root = new URL(`${prefix}/`);
  if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) {
    throw new RangeError('address outside the shop API');
  }
  return url;
}
