import type { FastifyInstance } from 'fastify';
import { readRepeatedQuery } from '../../http/query.ts';
import { ok, type ShopResponse } from '../../http/shop-response.ts';
import { publicRoute } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { categoriesInOrder } from './category-queries.ts';
import { listing } from './listing.ts';
import { productByKey, productList, relatedToProduct } from './product-details.ts';
import { featuredProducts } from './product-queries.ts';
import { productSchemas } from './product-schemas.ts';
import { listEntry } from './product-shapes.ts';
import { sizeFields } from '../picture/picture-service.ts';

/** GET /product, /product/{slug or id} (shop-api.md 5.2), its `/related` (10.4) and /product-category (5.4). */
export function catalogRoutes(app: FastifyInstance, shop: Shop): void {
  publicRoute(app, shop, 'GET /product', productSchemas.list, async ({ query, request }) => {
    if (query['ids'] !== undefined) return productList(shop, query['ids']);
    if (query['featured'] !== 'true') {
      return listing(shop, query, readRepeatedQuery(request.query));
    }
    const featured = await featuredProducts(shop.db);
    return ok(featured.map((product) => listEntry(product, shop.pictures)));
  });
  publicRoute(app, shop, 'GET /product/:key', productSchemas.one, ({ params }) =>
    productByKey(shop, params.key),
  );
  publicRoute(app, shop, 'GET /product/:key/related', productSchemas.related, ({ params }) =>
    relatedToProduct(shop, params.key),
  );
  publicRoute(app, shop, 'GET /product-category', productSchemas.categories, ({ query }) =>
    categoryTree(shop, query['featured'] === 'true'),
  );
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
      ...sizeFields('image', category.image, shop.pictures),
      meta_title: category.metaTitle,
      meta_description: category.metaDescription,
      meta_keywords: category.metaKeywords,
      sub_categories: all
        .filter(({ parentId }) => parentId === category.id)
        .map(({ id, name, urlSlug }) => ({ id, name, url_slug: urlSlug })),
    })),
  );
}
