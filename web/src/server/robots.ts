import { PRIVATE_PATHS } from './private-paths.ts';

/** The text of robots.txt for a shop at this public address. */
export function robotsText(storeUrl: string): string {
  const rules = [...PRIVATE_PATHS, '/graphql'].map((path) => `Disallow: ${path}`);
  const shop = [`Host: ${new URL(storeUrl).host}`, `Sitemap: ${storeUrl}/sitemap.xml`];
  return ['User-agent: *', ...rules, '', ...shop, ''].join('\n');
}
