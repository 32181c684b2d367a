/** How far the clock of the device is behind that of the shop, in ms; below 0 when it is ahead. */
let behind = 0;

/**
 * Takes the time of a response from its `Date` header, if it has one; null for a response that did not arrive.
 * The time of one that the browser may keep is that of an earlier answer.
 */
export function noteServerTime(response: { headers: Pick<Headers, 'get'> } | null): void {
  const time = Date.parse(response?.headers.get('date') ?? '');
  const isKept = response?.headers.get('cache-control')?.includes('max-age');
  if (!isKept && !Number.isNaN(time)) behind = time - Date.now();
}

/** Present time in ms since 1970 by the clock of the shop, that of the device before its first response. */
export const serverNow = (): number => Date.now() + behind;
