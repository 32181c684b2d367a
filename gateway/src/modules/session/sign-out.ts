import type { ResolversParentTypes } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { postLogout } from '../../rest/endpoints/session.ts';

/**
 * Ends the token of the request. The client discards it in any case, so a failure of the shop is only
 * logged (shop-api.md 5.10).
 */
export async function signOut({
  shop,
  token,
  log,
}: GatewayContext): Promise<ResolversParentTypes['SignOutPayload']> {
  if (token !== null) {
    await postLogout(shop).catch((error: unknown) => log.warn({ err: error }, 'logout failed'));
  }
  return { signedOut: true, userErrors: [] };
}
