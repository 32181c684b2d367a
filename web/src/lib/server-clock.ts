/** How far the clock of the device is behind that of the shop, in ms; below 0 when it is ahead. */
let behind = 0;

/** Takes the time of a response from its `Date` header; null for one that has none. */
export function noteServerTime(date: string | null): void {
  const time = Date.parse(date ?? '');
  if (!Number.isNaN(time)) behind = time - Date.now();
}

/** Present time in ms since 1970 by the clock of the shop, that of the device before its first response. */
export const serverNow = (): number => Date.now() + behind;
