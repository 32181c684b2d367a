import type { GatewayContext } from '../../graphql/context.ts';
import { fetchAddresses } from '../../rest/endpoints/address.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';

/**
 * Makes sure that the token of a request is still good where a shop counts one that has ended as none: when
 * an order is made, which would become a guest's, and when a customer's order is read, which would not be
 * found. Reads what belongs to a customer in every shop (shop-api.md 5.15). Throws `UNAUTHENTICATED` for a
 * token that has ended, and whatever keeps the shop from answering. A shop without saved addresses cannot
 * be asked.
 */
export async function confirmSession({
  token,
  shop,
}: Pick<GatewayContext, 'token' | 'shop'>): Promise<void> {
  if (token === null) return;
  try {
    await fetchAddresses(shop);
  } catch (error) {
    if (!(error instanceof ShopRejection && error.code === 'NOT_FOUND')) throw error;
  }
}
