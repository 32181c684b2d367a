export interface ShopPage {
  readonly name: string;
  readonly path: string;
}

async function pathsIn(url: string, file: string): Promise<string[]> {
  const text = await (await fetch(`${url}/sitemap/${file}`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    return new URL(address).pathname;
  });
}

/** One page of each kind; product and article are the first of the sitemap. Cart and checkout have no lines. */
export async function shopPages(url: string): Promise<ShopPage[]> {
  const [product] = (await pathsIn(url, 'products-1.xml')).filter((path) =>
    /^\/product\/./.test(path),
  );
  const [article] = (await pathsIn(url, 'shop.xml')).filter((path) => /^\/article\/./.test(path));
  if (product === undefined || article === undefined) {
    throw new Error(`${url} lists no product or no article in its sitemap`);
  }
  return [
    { name: 'home', path: '/' },
    { name: 'listing', path: '/product' },
    { name: 'product', path: product },
    { name: 'article', path: article },
    { name: 'cart', path: '/cart' },
    { name: 'checkout', path: '/checkout' },
  ];
}
