import { cleanText } from '@gawai/domain/field-check';
import { normalisePhone } from '@gawai/domain/phone';
import type { SubmitOrderInput } from '@gawai/client/schema-types';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import type { SessionUser } from '../../session/session-store.ts';
import type { Buyer, CheckoutState } from './checkout-state.ts';
import { fulfilmentInput, lineInput } from './quote-input.ts';

/** Everything that is sent, without its key. */
export type OrderContent = Omit<SubmitOrderInput, 'idempotencyKey'>;

/** The buyer, when it is not the receiver: a signed-in customer. */
export type Customer = Pick<SessionUser, 'firstName' | 'lastName' | 'phone'>;

/**
 * The order as it is sent (specification.md 3, order submission payload): a guest buys for themselves, so
 * buyer and receiver are one; a customer is the buyer, and the receiver is in the saved address, whose id
 * is sent too. The phone is in the shop's format. Rows of 0 are sent, so that an error about a row has
 * the index of the row on screen; the gateway drops them.
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

/** 32-bit FNV-1a of the UTF-16 units of a text, as 8 hexadecimal digits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * The idempotency key of an order: the same for the same content of one record, whichever tab sends it
 * and how often, so that it never places a second order; another one for other content. The record's id
 * makes it impossible to guess, the digest only distinguishes contents.
 */
export function orderKey(recordId: string, order: OrderContent, isCustomer: boolean): string {
  return `${recordId}-${hashOf(JSON.stringify([isCustomer, order]))}`;
}
