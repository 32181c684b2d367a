/** Pages that hold nothing for search engines and shared caches: personal, or different for everyone. */
export const PRIVATE_PATHS = [
  '/cart',
  '/checkout',
  '/order/',
  '/order-history',
  '/profile',
  '/wishlist',
  '/user-address',
  '/password',
  '/sign-in',
  '/sign-up',
  '/sign-out',
] as const;

/** Whoever knows the address of such a page can read it: it must not travel as a referrer. */
const SECRET_PATHS = ['/order/guest/'] as const;

const startsWithAny = (path: string, starts: readonly string[]) =>
  starts.some((start) => path.startsWith(start));

/** Headers that keep a page where it belongs; `status` is that of the answer. */
export function privacyHeaders(path: string, status: number): [name: string, value: string][] {
  const mayBeKept = status < 400 && !startsWithAny(path, PRIVATE_PATHS);
  const headers: [string, string][] = [['Cache-Control', mayBeKept ? 'no-cache' : 'no-store']];
  if (startsWithAny(path, SECRET_PATHS)) headers.push(['Referrer-Policy', 'no-referrer']);
  return headers;
}
