import { isSlug } from '@gawai/domain/url-keys';
import type { RestCall } from './rest-call.ts';

/**
 * The address of a call: always under the base address. Each part of the path is one segment,
 * percent-encoded. Throws a RangeError for parts that a server could interpret otherwise: empty,
 * `.` and `..`, separators (also percent-encoded ones), control characters, halves of surrogate
 * pairs. Callers check parts from clients before; this is the last check before a token is sent
 * (shop-api.md 1).
 */
export function restAddress(base: string, call: Pick<RestCall, 'path' | 'query'>): URL {
  const prefix = base.replace(/\/+$/, '');
  const path = call.path.map(pathSegment).join('/');
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) {
    for (const one of [value].flat()) query.append(name, one);
  }
  const search = query.toString();
  const url = new URL(`${prefix}/${path}${search === '' ? '' : `?${search}`}`);
  const root = new URL(`${prefix}/`);
  if (url.origin !== root.origin || url.pathname !== root.pathname + path) {
    throw new RangeError('address outside the shop API');
  }
  return url;
}

function pathSegment(part: string): string {
  if (!isSlug(part)) throw new RangeError('not a part of a REST path');
  return encodeURIComponent(part);
}
