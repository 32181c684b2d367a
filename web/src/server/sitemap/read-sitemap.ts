import type { ApolloClient } from '@apollo/client';
import { connect, createServerClient } from '../../apollo/server-client.ts';
import { loadQuery } from '../../apollo/load-query.ts';
import { paths } from '../../routing/paths.ts';
import { sitemapIndexText, urlSetText } from './sitemap-text.ts';
import {
  SitemapProductsDocument,
  SitemapShopDocument,
  type SitemapProductsQuery,
  type SitemapProductsQueryVariables,
  type SitemapShopQuery,
} from './sitemap.generated.ts';

/** Pages of the listing whose products share one file: 1,000 addresses at 20 products a page. */
const PAGES_PER_FILE = 50;

/** Matches the names of sitemaps; those of products have a number. */
const NAMES = /^sitemap(?:\/shop|\/products-([1-9]\d{0,4}))?\.xml$/;

/** Pages of the listing that are queried concurrently. */
const PAGES_AT_ONCE = 5;

/** The last page that the gateway returns. */
const LAST_PAGE = 10_000;

const notReady = () => new Error('The sitemap cannot be built: the query of the shop failed');

async function readShop(client: ApolloClient) {
  const { data } = await loadQuery<SitemapShopQuery>(client, SitemapShopDocument);
  const { categories, contentPages: pages, products } = data;
  if (!categories || !pages || !products) throw notReady();
  const files = Math.ceil(Math.min(products.pageInfo.last, LAST_PAGE) / PAGES_PER_FILE);
  return { categories, pages, files, last: products.pageInfo.last };
}

async function productSlugs(client: ApolloClient, page: number): Promise<string[]> {
  const { data } = await loadQuery<SitemapProductsQuery, SitemapProductsQueryVariables>(
    client,
    SitemapProductsDocument,
    { page },
  );
  if (!data.products) throw notReady();
  return data.products.nodes.map(({ slug }) => slug);
}

/**
 * Builds the sitemap called `name`: `sitemap.xml` lists the others, `sitemap/shop.xml` contains home,
 * listing, categories and articles, `sitemap/products-<n>.xml` the products. Null when there is none
 * of that name. Rejects when a query fails.
 */
export async function readSitemap(
  name: string,
  { gatewayUrl, storeUrl }: { gatewayUrl: string; storeUrl: string },
): Promise<string | null> {
  const match = NAMES.exec(name);
  if (match === null) return null;
  const client = createServerClient();
  connect(client, { gatewayUrl, signal: new AbortController().signal });
  const shop = await readShop(client);
  const absolute = (path: string) => `${storeUrl}${path}`;
  if (name === 'sitemap.xml') {
    const products = Array.from({ length: shop.files }, (_, index) => `products-${index + 1}`);
    return sitemapIndexText(['shop', ...products].map((file) => absolute(`/sitemap/${file}.xml`)));
  }
  if (name === 'sitemap/shop.xml') {
    const categories = shop.categories
      .flatMap(({ slug, children }) => [slug, ...children.map((child) => child.slug)])
      .map((category) => paths.listing({ category }));
    const articles = shop.pages.map(({ slug }) => paths.article(slug));
    return urlSetText([paths.home(), paths.listing(), ...categories, ...articles].map(absolute));
  }
  const number = Number(match[1]);
  if (number > shop.files) return null;
  const first = (number - 1) * PAGES_PER_FILE + 1;
  const last = Math.min(first + PAGES_PER_FILE - 1, shop.last, LAST_PAGE);
  const slugs = new Set<string>();
  for (let page = first; page <= last; page += PAGES_AT_ONCE) {
    const group = Array.from({ length: Math.min(PAGES_AT_ONCE, last - page + 1) }, (_, index) =>
      productSlugs(client, page + index),
    );
    for (const slug of (await Promise.all(group)).flat()) slugs.add(slug);
  }
  return urlSetText([...slugs].map((slug) => absolute(paths.product(slug))));
}
