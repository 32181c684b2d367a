const jakarta = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'Asia/Jakarta' });

/** A day in Jakarta wherever the browser is: `20 Nov 2026`. */
export function dayText(iso: string): string {
  return jakarta.format(new Date(iso));
}
