const jakarta = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** A moment in Jakarta time wherever the browser is: `20 Nov 2026, 14.03 WIB`. */
export function momentText(iso: string): string {
  return `${jakarta.format(new Date(iso))} WIB`;
}
