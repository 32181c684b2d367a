import DataLoader from 'dataloader';
import type { OnReceived, RestClient } from '../../rest/client/rest-client.ts';
import { fetchProduct, type ProductDetail } from '../../rest/endpoints/product.ts';
import { fetchProductsById } from '../../rest/endpoints/products-by-id.ts';
import type { OptionalCall } from '../../rest/optional-call.ts';
import { settleKeys } from '../../settle-keys.ts';

/** The most ids of one call (shop-api.md 10.1). */
const IDS_MAX = 100;

/** A shop may reject the whole call for any other id. */
const WHOLE_NUMBER = /^[1-9]\d{0,14}$/;

interface RequestedProduct {
  readonly id: string;
  readonly onReceived: OnReceived;
}

/**
 * Reads products by id from the shop: all that are requested at the same moment with one call, or one
 * by one while the shop has no such call. Products that the response lacks are read one by one as well:
 * the shop leaves out inactive products, whose names a quote needs. The result may be another product
 * whose slug looks like the id (shop-api.md 5.2). `onReceived` receives the product's share of the
 * characters of a response.
 */
export function productReader(
  shop: RestClient,
  call: OptionalCall,
): (id: string, onReceived: OnReceived) => Promise<ProductDetail | null> {
  const loader = new DataLoader<RequestedProduct, ProductDetail | null>(
    async (requested) => {
      let received = 0;
      const counting = shop.reporting((characters) => {
        received = characters;
      });
      const ids = requested.map(({ id }) => id);
      const products = await readTogether(counting, call, ids);
      const found = new Map(products.map((product) => [product.id, product]));
      return settleKeys(requested, async ({ id, onReceived }) => {
        const product = found.get(id);
        if (product === undefined) return fetchProduct(shop.reporting(onReceived), id);
        onReceived(Math.ceil(received / products.length));
        return product;
      });
    },
    { cache: false, maxBatchSize: IDS_MAX },
  );
  return (id, onReceived) => loader.load({ id, onReceived });
}

async function readTogether(
  shop: RestClient,
  call: OptionalCall,
  ids: readonly string[],
): Promise<readonly ProductDetail[]> {
  const numbers = ids.filter((id) => WHOLE_NUMBER.test(id));
  if (numbers.length < 2 || !call.isOffered) return [];
  const products = await fetchProductsById(shop, numbers);
  if (products === null) call.recordMissing();
  return products ?? [];
}
