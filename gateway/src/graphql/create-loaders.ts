import DataLoader from 'dataloader';
import type { PublicData } from '../cache/public-data/public-data.ts';
import type { RestClient } from '../rest/client/rest-client.ts';
import { isInHistory, type ListedOrderRecord } from '../rest/endpoints/listed-order.ts';
import { fetchOrder, type OrderRecord } from '../rest/endpoints/order.ts';
import type { ProductDetail } from '../rest/endpoints/product.ts';
import { settleKeys } from '../settle-keys.ts';

/** The loaders of one request. */
export interface Loaders {
  /** Products by raw id; null when the shop has none. */
  readonly productById: DataLoader<string, ProductDetail | null>;
  /** The same for details that seldom change, e.g. descriptions and pictures. */
  readonly descriptionById: DataLoader<string, ProductDetail | null>;
  /** Products by slug; null when the shop has none. */
  readonly productBySlug: DataLoader<string, ProductDetail | null>;
  /** Orders of the client by hash, for details that lists lack; null when there is none. */
  readonly orderByHash: DataLoader<string, OrderRecord | null>;
  /** Whether an order is in the client's own history. */
  readonly isOwnOrder: DataLoader<OrderKey, boolean, string>;
}

type OrderKey = Pick<ListedOrderRecord, 'hash' | 'number'>;

/** `shop` has the token of the request. A product that was read by slug is cached by id as well. */
export function createLoaders(data: PublicData, shop: RestClient): Loaders {
  const productById = new DataLoader<string, ProductDetail | null>((ids) =>
    settleKeys(ids, (id) => data.productById(id)),
  );
  const descriptionById = new DataLoader<string, ProductDetail | null>((ids) =>
    settleKeys(ids, (id) => data.descriptionById(id)),
  );
  const productBySlug = new DataLoader<string, ProductDetail | null>((slugs) =>
    settleKeys(slugs, async (slug) => {
      const product = await data.productBySlug(slug);
      if (product !== null) productById.prime(product.id, product);
      return product;
    }),
  );
  const orderByHash = new DataLoader<string, OrderRecord | null>((hashes) =>
    settleKeys(hashes, (hash) => fetchOrder(shop, hash)),
  );
  const isOwnOrder = new DataLoader<OrderKey, boolean, string>(
    (orders) => settleKeys(orders, (order) => isInHistory(shop, order)),
    { cacheKeyFn: ({ hash }) => hash },
  );
  return { productById, descriptionById, productBySlug, orderByHash, isOwnOrder };
}
