const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

function listOf(list: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap', addresses: string[]) {
  const entries = addresses.map((address) => `<${entry}><loc>${escape(address)}</loc></${entry}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${list}>\n`;
}

/** A sitemap of pages with absolute addresses. */
export const urlSetText = (addresses: string[]) => listOf('urlset', 'url', addresses);

/** An index of sitemaps with absolute addresses. */
export const sitemapIndexText = (addresses: string[]) =>
  listOf('sitemapindex', 'sitemap', addresses);
