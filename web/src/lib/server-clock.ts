/** Time of the shop minus time of the device, in ms. */
let behind = 0;

/**
 * Sets the clock by the `Date` header of a response, if it has one; null for a response that did not arrive.
 * A cacheable response is ignored: it may come from the browser's cache, with an old date.
 */
export function noteServerTime(response: { headers: Pick<Headers, 'get'> } | null): void {
  const time = Date.parse(response?.headers.get('date') ?? '');
  const isCacheable = response?.headers.get('cache-control')?.includes('max-age');
  if (!isCacheable && !Number.isNaN(time)) behind = time - Date.now();
}

/** Present time in ms since 1970 by the clock of the shop, or of the device before the first response. */
export const serverNow = (): number => Date.now() + behind;
