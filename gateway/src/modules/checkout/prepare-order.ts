import type { SubmitOrderInput } from '../../__generated__/resolvers.ts';
import { findRegions, readRegionIds } from '../shared/address-regions.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { decodeId } from '../../graphql/global-id.ts';
import type { OrderBody } from '../../rest/endpoints/order-submission.ts';
import { requireToken } from '../../graphql/require-token.ts';
import { plainText } from '../shared/plain-text.ts';
import { problemToUserError, type UserErrorRecord } from '../../graphql/user-error.ts';
import { confirmSession } from '../shared/confirm-session.ts';
import { orderBody } from './order-body.ts';
import { checkParties } from './order-contact.ts';
import { calculateOrderQuote } from './order-quote.ts';
import type { CheckoutQuoteRecord } from './quote-service.ts';

/** An order that may be sent, or why it may not. */
export type PreparedOrder =
  | { readonly body: OrderBody; readonly rejected: null }
  | {
      readonly body: null;
      readonly rejected: OrderRejection;
      /** The input is complete: the same input may have placed an order before. */
      readonly mayBeRepeat: boolean;
    };

/** Why an order was not sent, and a new quote when there can be one. */
export interface OrderRejection {
  readonly quote: CheckoutQuoteRecord | null;
  readonly userErrors: readonly UserErrorRecord[];
}

/**
 * Checks buyer and address, calculates a new quote from the shop's records, and compares it with the
 * total that the shopper saw (specification.md 5). Does not send the order. Throws `UNAUTHENTICATED`
 * when a guest names a saved address or the token has expired, `BAD_USER_INPUT` for invalid ids.
 */
export async function prepareOrder(
  input: SubmitOrderInput,
  context: GatewayContext,
): Promise<PreparedOrder> {
  const savedAddressId = readSavedAddressId(input, context);
  const { parties, userErrors } = checkParties(input.contact, input.address);
  const { provinceId, cityId, districtId } = input.address;
  const hasRegions = [provinceId, cityId, districtId].every((id) => plainText(id) !== null);
  // Without regions there is nothing to calculate; all other errors are reported at once.
  if (!hasRegions) return reject(null, userErrors ?? []);
  const [{ quote, totalError }, found] = await Promise.all([
    calculateOrderQuote(input, context),
    findRegions(readRegionIds(input.address), context.data),
    // Errors of the input are reported before an expired session.
    parties === null ? undefined : confirmSession(context),
  ]);
  const errors = [
    ...(userErrors ?? []),
    ...found.userErrors,
    ...(found.regions === null ? [] : destinationErrors(input)),
    ...quote.problems,
    ...(totalError === null ? [] : [totalError]),
  ];
  if (parties === null || found.regions === null) return reject(quote, errors);
  if (errors.length > 0) return reject(quote, errors, true);
  return { body: orderBody(quote, parties, found.regions, savedAddressId), rejected: null };
}

/** The goods are sent to the address, so the city of the delivery must be the one of the address. */
function destinationErrors({ fulfilment, address }: SubmitOrderInput): UserErrorRecord[] {
  const cityId = fulfilment.delivery?.cityId ?? address.cityId;
  if (cityId === address.cityId) return [];
  const names = { cityId: 'fulfilment.delivery.cityId' };
  return [problemToUserError({ code: 'DESTINATION_MISMATCH' }, names)];
}

/** Only customers have saved addresses (specification.md 6). */
function readSavedAddressId(
  { savedAddressId }: SubmitOrderInput,
  context: GatewayContext,
): string | null {
  if (savedAddressId === null || savedAddressId === undefined) return null;
  requireToken(context);
  return decodeId('Address', savedAddressId, 'savedAddressId');
}

function reject(
  quote: CheckoutQuoteRecord | null,
  userErrors: readonly UserErrorRecord[],
  mayBeRepeat = false,
): PreparedOrder {
  return { body: null, rejected: { quote, userErrors }, mayBeRepeat };
}
