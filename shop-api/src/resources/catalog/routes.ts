import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { categories } from '../../db/tables/catalog.ts';
import { readRepeatedQuery } from '../../http/query.ts';
import { ok, type ShopResponse } from '../../http/shop-response.ts';
import { routesOf } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { listing } from './listing.ts';
import { productByKey, productList, relatedToProduct } from './product-details.ts';
import { featuredProducts } from './product-queries.ts';
import { category, categoryLink, productSchemas } from './product-schemas.ts';
import { listedShape } from './product-shapes.ts';
import { pictureFacts } from '../picture/picture-service.ts';
import { wireRecord } from '../../http/wire-record.ts';

/** GET /product, /product/{slug or id} (shop-api.md 5.2), its `/related` (10.4) and /product-category (5.4). */
export function catalogRoutes(app: FastifyInstance, shop: Shop): void {
  const { publicRoute } = routesOf(app, shop);
  publicRoute('GET /product', productSchemas.list, async ({ query, request }) => {
    if (query['ids'] !== undefined) return productList(shop, query['ids']);
    if (query['featured'] !== 'true') {
      return listing(shop, query, readRepeatedQuery(request.query));
    }
    const featured = await featuredProducts(shop.db);
    return ok(featured.map((product) => listedShape(product, shop.pictures)));
  });
  publicRoute('GET /product/:key', productSchemas.one, ({ params }) =>
    productByKey(shop, params.key),
  );
  publicRoute('GET /product/:key/related', productSchemas.related, ({ params }) =>
    relatedToProduct(shop, params.key),
  );
  publicRoute('GET /product-category', productSchemas.categories, ({ query }) =>
    categoryTree(shop, query['featured'] === 'true'),
  );
}

async function categoryTree(shop: Shop, onlyFeatured: boolean): Promise<ShopResponse> {
  const all = await shop.db
    .select()
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  const top = all.filter((one) => one.parentId === null && (one.isFeatured || !onlyFeatured));
  return ok(
    top.map((row) =>
      wireRecord(category, row, {
        ...pictureFacts('image', row.image, shop.pictures),
        sub_categories: all
          .filter(({ parentId }) => parentId === row.id)
          .map((sub) => wireRecord(categoryLink, sub, {})),
      }),
    ),
  );
}
