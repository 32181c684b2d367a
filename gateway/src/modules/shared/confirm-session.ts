import type { GatewayContext } from '../../graphql/context.ts';
import { fetchAddresses } from '../../rest/endpoints/address.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';

/**
 * Checks that the token of a request is still valid, for calls where a shop treats an expired token as none: a
 * new order would become a guest's, and a customer's order would not be found. Reads the saved addresses,
 * which require a customer in every shop (shop-api.md 5.15). Throws `UNAUTHENTICATED` for an expired token,
 * and any failure of the call. Does nothing for a shop without saved addresses.
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
