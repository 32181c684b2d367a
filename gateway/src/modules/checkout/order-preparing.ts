import type { SubmitOrderInput } from '../../__generated__/resolvers.ts';
import { findRegions, readRegionIds } from '../../address-regions.ts';
import type { GatewayContext } from '../../context.ts';
import { decodeId } from '../../global-id.ts';
import type { OrderBody } from '../../rest/endpoints/order-submission.ts';
import { requireToken } from '../../signed-in.ts';
import { problemToUserError, type UserErrorRecord } from '../../user-error.ts';
import { orderBody } from './order-body.ts';
import { checkParties } from './order-contact.ts';
import { readQuoteRequest, type QuoteRequest } from './quote-request.ts';
import { workOutQuote, type CheckoutQuoteRecord } from './quote-service.ts';

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
 * The quote that an order asks for. Goods are delivered to the address, so its city counts, whatever
 * the choice of delivery says. Throws `BAD_USER_INPUT` for identities that are none.
 */
export function orderQuoteRequest(input: SubmitOrderInput): QuoteRequest {
  const { delivery } = input.fulfilment;
  const fulfilment = delivery
    ? { delivery: { ...delivery, cityId: input.address.cityId } }
    : input.fulfilment;
  return readQuoteRequest({ ...input, fulfilment });
}

/**
 * Checks who buys and where it goes, works everything out again from the shop's records, and
 * compares it with what the shopper saw (Specification section 5). Nothing is sent yet. Throws
 * `UNAUTHENTICATED` when a guest names a saved address, `BAD_USER_INPUT` for identities that are none.
 */
export async function prepareOrder(
  input: SubmitOrderInput,
  context: GatewayContext,
): Promise<PreparedOrder> {
  const savedAddressId = readSavedAddressId(input, context);
  const { parties, userErrors } = checkParties(input.contact, input.address);
  if (parties === null) return refuse(null, userErrors);
  const [quote, found] = await Promise.all([
    workOutQuote(orderQuoteRequest(input), context),
    findRegions(readRegionIds(input.address), context.data),
  ]);
  const errors = [...found.userErrors, ...quote.problems, ...totalErrors(input, quote)];
  if (found.regions === null || errors.length > 0) return refuse(quote, errors);
  return { body: orderBody(quote, parties, found.regions, savedAddressId), refused: null };
}

/** Saved addresses are customers' only (Specification section 6). */
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

function totalErrors(
  { seenGrandTotal }: SubmitOrderInput,
  { grandTotal }: CheckoutQuoteRecord,
): UserErrorRecord[] {
  const before = seenGrandTotal ?? grandTotal;
  if (before === grandTotal) return [];
  return [problemToUserError({ code: 'TOTAL_CHANGED', before, now: grandTotal })];
}
