import type { SubmitOrderInput } from '../../__generated__/resolvers.ts';
import { findRegions, readRegionIds } from '../../address-regions.ts';
import type { GatewayContext } from '../../context.ts';
import { decodeId } from '../../global-id.ts';
import type { OrderBody } from '../../rest/endpoints/order-submission.ts';
import { requireToken } from '../../signed-in.ts';
import type { UserErrorRecord } from '../../user-error.ts';
import { confirmSession } from './confirm-session.ts';
import { orderBody } from './order-body.ts';
import { checkParties } from './order-contact.ts';
import { workOutOrder } from './order-quote.ts';
import type { CheckoutQuoteRecord } from './quote-service.ts';

/** An order that may be sent, or what keeps it from that. */
export type PreparedOrder =
  | { readonly body: OrderBody; readonly refused: null }
  | { readonly body: null; readonly refused: OrderRefusal };

/** Why an order was not sent, and how things stand when a quote can tell. */
export interface OrderRefusal {
  readonly quote: CheckoutQuoteRecord | null;
  readonly userErrors: readonly UserErrorRecord[];
}

/**
 * Checks who buys and where it goes, works everything out again from the shop's records, and
 * compares it with what the shopper saw (specification.md 5). Nothing is sent yet. Throws
 * `UNAUTHENTICATED` when a guest names a saved address or the token has ended, `BAD_USER_INPUT` for
 * identities that are none.
 */
export async function prepareOrder(
  input: SubmitOrderInput,
  context: GatewayContext,
): Promise<PreparedOrder> {
  const savedAddressId = readSavedAddressId(input, context);
  const { parties, userErrors } = checkParties(input.contact, input.address);
  if (parties === null) return refuse(null, userErrors);
  const [{ quote, totalError }, found] = await Promise.all([
    workOutOrder(input, context),
    findRegions(readRegionIds(input.address), context.data),
    confirmSession(context),
  ]);
  const errors = [
    ...found.userErrors,
    ...quote.problems,
    ...(totalError === null ? [] : [totalError]),
  ];
  if (found.regions === null || errors.length > 0) return refuse(quote, errors);
  return { body: orderBody(quote, parties, found.regions, savedAddressId), refused: null };
}

/** Saved addresses are customers' only (specification.md 6). */
function readSavedAddressId(
  { savedAddressId }: SubmitOrderInput,
  context: GatewayContext,
): string | null {
  if (savedAddressId === null || savedAddressId === undefined) return null;
  requireToken(context);
  return decodeId('Address', savedAddressId, 'savedAddressId');
}

function refuse(
  quote: CheckoutQuoteRecord | null,
  userErrors: readonly UserErrorRecord[],
): PreparedOrder {
  return { body: null, refused: { quote, userErrors } };
}
