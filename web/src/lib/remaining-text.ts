const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Remaining time in its two largest units: `23 jam 59 menit`, `4 menit 9 detik`; null when it is over. */
export function remainingText(ms: number): string | null {
  if (ms <= 0) return null;
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  const seconds = Math.floor((ms % MINUTE_MS) / 1_000);
  if (days > 0) return `${String(days)} hari ${String(hours)} jam`;
  if (hours > 0) return `${String(hours)} jam ${String(minutes)} menit`;
  return `${String(minutes)} menit ${String(seconds)} detik`;
}
