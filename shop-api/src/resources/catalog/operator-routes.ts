import { existing } from '../../http/rejections.ts';
import { cleanSearchText } from '@gawai/domain/listing';
import type { FastifyInstance } from 'fastify';
import type { Query } from '../../http/query.ts';
import { ok, type ShopResponse } from '../../http/shop-response.ts';
import { routesOf } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { changePrice, changeStock } from './change-product.ts';
import { productByIdOrSku, productsForOperator } from './operator-queries.ts';
import { operatorProducts } from './operator-shape.ts';
import { paginator, readPage } from '../../http/paginator.ts';
import { operatorProductSchemas } from './operator-schemas.ts';

const PRODUCTS_ON_A_PAGE = 50;

/** Operator calls for products beyond the contract: search, read, price, stock (README). */
export function catalogOperatorRoutes(app: FastifyInstance, shop: Shop): void {
  const { operatorRoute } = routesOf(app, shop);
  operatorRoute('GET /operator/product', operatorProductSchemas.list, ({ query }) =>
    listProducts(shop, query),
  );
  operatorRoute('GET /operator/product/:key', operatorProductSchemas.one, async ({ params }) => {
    const found = existing(await productByIdOrSku(shop.db, params.key));
    const [product] = await operatorProducts(shop.db, [found]);
    return ok(product);
  });
  operatorRoute(
    'POST /operator/product/:key/price',
    operatorProductSchemas.price,
    ({ params, body }) => changePrice(shop, params.key, body),
  );
  operatorRoute(
    'POST /operator/product/:key/stock',
    operatorProductSchemas.stock,
    ({ params, body }) => changeStock(shop, params.key, body),
  );
}

async function listProducts(shop: Shop, query: Query): Promise<ShopResponse> {
  const page = readPage(query['page'], PRODUCTS_ON_A_PAGE);
  const { products, total } = await productsForOperator(shop.db, {
    words: cleanSearchText(query['s'])?.split(' ') ?? [],
    page,
  });
  const data = await operatorProducts(shop.db, products);
  return ok(paginator(`${shop.publicUrl}/operator/product`, page, data, total));
}
