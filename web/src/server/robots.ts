/** Pages that hold nothing for search engines: personal, or different for everyone. */
const PRIVATE_PATHS = [
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
  '/graphql',
];

/** The text of robots.txt for a shop at this public address. */
export function robotsText(storeUrl: string): string {
  const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Host: ${new URL(storeUrl).host}`, ''].join('\n');
}
