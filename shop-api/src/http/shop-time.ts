const JAKARTA_OFFSET_MS = 7 * 60 * 60 * 1000;
const JAKARTA = '+07:00';
const FORM = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2}))?)?$/;

/** A moment as the wire writes it: `YYYY-MM-DD HH:MM:SS` in Asia/Jakarta, UTC+7 (shop-api.md 2). */
export function shopTime(moment: Date): string {
  const inJakarta = new Date(moment.getTime() + JAKARTA_OFFSET_MS).toISOString();
  return `${inJakarta.slice(0, 10)} ${inJakarta.slice(11, 19)}`;
}

/** How a day without a time of day is read: as its first moment or as its last second. */
export type DayEdge = 'start' | 'end';

/**
 * Reads a moment as people write it, `YYYY-MM-DD` with or without `HH:MM` or `HH:MM:SS`, in
 * Asia/Jakarta (shop-api.md 2); null for anything else and for days that no calendar has.
 */
export function readShopTime(text: string, edge: DayEdge): Date | null {
  const [, day, minutes, seconds] = FORM.exec(text.trim()) ?? [];
  if (day === undefined || !isDay(day)) return null;
  const wholeDay = edge === 'start' ? '00:00:00' : '23:59:59';
  const time = minutes === undefined ? wholeDay : `${minutes}:${seconds ?? '00'}`;
  const moment = new Date(`${day}T${time}${JAKARTA}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Whether the calendar has this day: the 30th of February rolls over to another. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
