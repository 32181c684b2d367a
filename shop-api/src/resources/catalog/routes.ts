import type { FastifyInstance } from 'fastify';
import { cleanSearchText } from '@gawai/domain/listing';
import { readSort } from '@gawai/domain/sort';
import type { Query } from '../../http/query.ts';
import { notFound } from '../../http/rejections.ts';
import type { ShopResponse } from '../../http/shop-response.ts';
import { ok } from '../../http/shop-response.ts';
import { publicRoute } from '../../http/route.ts';
import { idFrom } from '../../http/text.ts';
import type { Shop } from '../../shop.ts';
import { categoriesInOrder } from './category-queries.ts';
import { Listings } from './listings.ts';
import { pageNumber, paginator } from './paginator.ts';
import { featuredProducts, productBySlugOrId } from './product-queries.ts';
import { listEntry, productDetail } from './product-shapes.ts';
import { stocksOf, variantsOf } from './stock-queries.ts';

/** GET /product, /product/{slug or id} (shop-api.md 5.2) and /product-category (5.4). */
export function catalogRoutes(app: FastifyInstance, shop: Shop): void {
  const listings = new Listings(shop.db);
  app.addHook('onReady', () => listings.refresh());
  publicRoute(app, shop, {
    method: 'GET',
    path: '/product',
    handle: async ({ query }) => {
      if (query['featured'] !== 'true') return listing(shop, listings, query);
      const featured = await featuredProducts(shop.db);
      return ok(featured.map((product) => listEntry(product, shop.pictures)));
    },
  });
  publicRoute(app, shop, {
    method: 'GET',
    path: '/product/:key',
    handle: ({ params }) => product(shop, params['key']),
  });
  publicRoute(app, shop, {
    method: 'GET',
    path: '/product-category',
    handle: ({ query }) => categoryTree(shop, query['featured'] === 'true'),
  });
}

async function listing(shop: Shop, listings: Listings, query: Query): Promise<ShopResponse> {
  const size = shop.settings.pageSize;
  const page = pageNumber(query['page']);
  const { products, total } = await listings.page({
    words: cleanSearchText(query['s'])?.split(' ') ?? [],
    category: query['category']?.trim() || null,
    sort: readSort(query['sort']),
    offset: (page - 1) * size,
    size,
  });
  const path = `${shop.publicUrl}/product`;
  const data = products.map((product) => listEntry(product, shop.pictures));
  return ok(paginator(path, { data, page, size, total }));
}

async function product(shop: Shop, key: string | undefined): Promise<ShopResponse> {
  const found = key === undefined ? null : await productBySlugOrId(shop.db, key, idFrom(key));
  if (found === null) return notFound();
  const variants = await variantsOf(shop.db, found.id);
  const stocks = await stocksOf(shop.db, found.id);
  return ok(productDetail(found, variants, stocks, shop.pictures));
}

async function categoryTree(shop: Shop, onlyFeatured: boolean): Promise<ShopResponse> {
  const all = await categoriesInOrder(shop.db);
  const top = all.filter((one) => one.parentId === null && (one.isFeatured || !onlyFeatured));
  return ok(
    top.map((category) => ({
      id: category.id,
      name: category.name,
      url_slug: category.urlSlug,
      type: category.type,
      image: category.image,
      image_color: shop.pictures.colourOf(category.image),
      meta_title: category.metaTitle,
      meta_description: category.metaDescription,
      meta_keywords: category.metaKeywords,
      sub_categories: all
        .filter(({ parentId }) => parentId === category.id)
        .map(({ id, name, urlSlug }) => ({ id, name, url_slug: urlSlug })),
    })),
  );
}
