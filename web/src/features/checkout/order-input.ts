import { cleanText } from '@gawai/domain/field-check';
import { normalisePhone } from '@gawai/domain/phone';
import type { SubmitOrderInput } from '../../__generated__/schema-types.ts';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import type { Attempt, Buyer, CheckoutState } from './checkout-state.ts';
import { fulfilmentInput, lineInput } from './quote-input.ts';

/** Everything that is sent, without the key that makes it one attempt. */
export type OrderContent = Omit<SubmitOrderInput, 'idempotencyKey'>;

/** Who buys, when they are not the one who receives: a signed-in customer. */
export interface Customer {
  readonly firstName: string;
  readonly lastName: string | null;
  /** Form `+62…`. */
  readonly phone: string;
}

/**
 * The order as it is sent (Specification section 3, order submission payload): a guest buys for
 * themselves, so buyer and receiver are one; a customer is the buyer, and who receives is told by the
 * saved address, whose id goes with it. The phone goes in the shop's form. Rows of 0 stay, so that an
 * answer about a row speaks of the row on screen; the gateway drops them.
 */
export function orderContent(
  lines: readonly CartLineFieldsFragment[],
  state: CheckoutState,
  buyer: Buyer,
  seenGrandTotal: number,
  customer: Customer | null,
): OrderContent {
  const receiver = {
    firstName: cleanText(buyer.firstName),
    lastName: cleanText(buyer.lastName) || null,
    phone: normalisePhone(buyer.phone),
  };
  const { firstName, lastName, phone } = customer ?? receiver;
  return {
    lines: lines.map(lineInput),
    contact: { firstName, lastName, phone, email: cleanText(state.email) },
    address: {
      ...receiver,
      street: cleanText(buyer.streetAddress),
      provinceId: buyer.provinceId,
      cityId: buyer.cityId,
      districtId: buyer.districtId,
      zipCode: cleanText(buyer.zipCode),
    },
    savedAddressId: customer === null ? null : state.addressId,
    fulfilment: fulfilmentInput(state),
    voucherCode: state.voucherCode,
    payments: state.rows.map(({ methodId, amount }) => ({ methodId, amount })),
    seenGrandTotal,
  };
}

/**
 * The attempt that this content belongs to: the last one when nothing changed since (a lost answer, a
 * reload), so that it never makes a second order, else a new one with the key that `newKey` gives.
 */
export function attemptFor(
  last: Attempt | null,
  order: OrderContent,
  newKey: () => string,
): Attempt {
  const content = JSON.stringify(order);
  return last?.content === content ? last : { key: newKey(), content };
}
