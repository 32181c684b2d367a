/** Paths of personal pages, which search engines and shared caches must not store. */
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
  '/forgot-password',
  '/reset-password',
] as const;

/** Paths that grant access to their page: they must not be sent as a referrer. */
const SECRET_PATHS = ['/order/guest/', '/reset-password'] as const;

/** Matches every path that is not in its plain spelling. */
const OTHER_SPELLING = /[A-Z%]|\/\//;

/** The plain spelling of a path or a part of it, as in lists and patterns: the router ignores case and decodes. */
export function plainSpelling(path: string): string {
  if (!OTHER_SPELLING.test(path)) return path;
  const decoded = path.replace(/%([0-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decoded.replace(/\/{2,}/g, '/').toLowerCase();
}

const startsWithAny = (path: string, starts: readonly string[]) =>
  starts.some((start) => path.startsWith(start));

/** Whether a path, in any spelling, is that of a personal page. */
export const isPrivatePath = (path: string) => startsWithAny(plainSpelling(path), PRIVATE_PATHS);

/** The caching and referrer headers of a page; `status` is that of the response. */
export function privacyHeaders(path: string, status: number): [name: string, value: string][] {
  const mayBeStored = status < 400 && !isPrivatePath(path);
  const headers: [string, string][] = [['Cache-Control', mayBeStored ? 'no-cache' : 'no-store']];
  if (startsWithAny(plainSpelling(path), SECRET_PATHS)) {
    headers.push(['Referrer-Policy', 'no-referrer']);
  }
  return headers;
}
