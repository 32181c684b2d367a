import DataLoader from 'dataloader';
import type { PublicData } from '../cache/public-data/public-data.ts';
import type { RestClient } from '../rest/client/rest-client.ts';
import { isInHistory, type ListedOrderRecord } from '../rest/endpoints/listed-order.ts';
import { fetchOrder, type OrderRecord } from '../rest/endpoints/order.ts';
import type { ProductDetail } from '../rest/endpoints/product.ts';
import { settleKeys } from '../settle-keys.ts';

/** The loaders of one request: what a request needs twice is read once. */
export interface Loaders {
  /** Products by raw id; null when the shop has none. */
  readonly productById: DataLoader<string, ProductDetail | null>;
  /** The same for what seldom changes, e.g. descriptions and pictures. */
  readonly descriptionById: DataLoader<string, ProductDetail | null>;
  /** Products by slug; null when the shop has none. */
  readonly productBySlug: DataLoader<string, ProductDetail | null>;
  /** Orders of the client by hash, for what lists do not carry; null when there is none. */
  readonly orderByHash: DataLoader<string, OrderRecord | null>;
  /** Whether an order stands in the client's own history. */
  readonly isOwnOrder: DataLoader<OrderKey, boolean, string>;
}

type OrderKey = Pick<ListedOrderRecord, 'hash' | 'number'>;

/** A new set for a new request; `shop` has its token. A product that was read by slug is known by id as well. */
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
