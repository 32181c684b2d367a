const JAKARTA_OFFSET_MS = 7 * 60 * 60 * 1000;

/** A moment as the wire writes it: `YYYY-MM-DD HH:MM:SS` in Asia/Jakarta, UTC+7 (shop-api.md 2). */
export function shopTime(moment: Date): string {
  const inJakarta = new Date(moment.getTime() + JAKARTA_OFFSET_MS).toISOString();
  return `${inJakarta.slice(0, 10)} ${inJakarta.slice(11, 19)}`;
}
