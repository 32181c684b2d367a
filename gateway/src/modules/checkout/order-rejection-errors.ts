import { lineKey } from '@gawai/domain/cart';
import type { ProblemCode } from '@gawai/domain/problem';
import type { SubmitOrderInput } from '../../__generated__/resolvers.ts';
import { plainText } from '../shared/plain-text.ts';
import type { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { codeOfSentence } from '../../graphql/problem-code-of-text.ts';
import { distinctErrors, shopUserError, type UserErrorRecord } from '../../graphql/user-error.ts';
import { rejectionTarget } from './rejection-target.ts';

/** Figures of POST /order that depend on how the payment was split. */
const OF_PAYMENT_ROWS = /^(payments|payment_fee$|grand_total$)/;

/** What is wrong with such a figure once the rows are fitted to another sum. */
const REPLACED_BY_TOTAL: readonly ProblemCode[] = ['PAYMENT_SUM_MISMATCH', 'TOTAL_CHANGED'];

/**
 * The shop's rejection of an order in its own words, at the fields of the mutation's input (Contract
 * 5.19). What speaks of no field that the input has speaks of the whole. Never empty. `totalError`
 * stands for the shop's words about figures of payment rows that were fitted to a new total since.
 */
export function orderRejectionErrors(
  rejection: ShopRejection,
  input: SubmitOrderInput,
  totalError: UserErrorRecord | null,
): UserErrorRecord[] {
  const ofFields = fieldErrors(rejection, input);
  const errors: UserErrorRecord[] =
    ofFields.length === 0
      ? [shopUserError('REFUSED', rejection.message)]
      : ofFields
          .filter(
            ({ wireField, error }) =>
              totalError === null ||
              !OF_PAYMENT_ROWS.test(wireField) ||
              !REPLACED_BY_TOTAL.includes(error.code),
          )
          .map(({ error }) => error);
  if (totalError !== null) errors.push(totalError);
  return distinctErrors(errors);
}

function fieldErrors(rejection: ShopRejection, input: SubmitOrderInput) {
  return Object.entries(rejection.fieldErrors).flatMap(([wireField, messages]) => {
    const [code, target] = rejectionTarget(wireField);
    const path = target === null ? [] : inputPath(target, wireField, input);
    return messages.map((message) => {
      const error = shopUserError(codeOfSentence(message) ?? code, message, path);
      return { wireField, error };
    });
  });
}

function inputPath(target: string, wireField: string, input: SubmitOrderInput): string[] {
  const sentPlace = Number(/\.(\d+)/.exec(wireField)?.[1] ?? 0);
  const places = target.startsWith('payments') ? sentPaymentPlaces(input) : sentLinePlaces(input);
  const place = places[sentPlace] ?? sentPlace;
  const kind = input.fulfilment.delivery ? 'delivery' : 'pickup';
  return typedField(target, input)
    .split('.')
    .map((part) => (part === '*' ? String(place) : part === '@' ? kind : part));
}

/** Who receives is the buyer where the address says nothing else: then the buyer's field is wrong. */
function typedField(target: string, { address }: SubmitOrderInput): string {
  const isOwn = { 'address.firstName': address.firstName, 'address.phone': address.phone };
  const [, typed = null] = Object.entries(isOwn).find(([field]) => field === target) ?? [];
  const isTakenOver = target in isOwn && plainText(typed) === null;
  return isTakenOver ? target.replace('address', 'contact') : target;
}

/** Places in the input of the lines that are sent: the same product and variant is sent once. */
function sentLinePlaces({ lines }: SubmitOrderInput): number[] {
  const keys = lines.map(({ productId, variantId = null }) => lineKey({ productId, variantId }));
  return keys.flatMap((key, place) => (keys.indexOf(key) === place ? [place] : []));
}

/** Places in the input of the payment rows that are sent: rows of 0 are not. */
function sentPaymentPlaces({ payments }: SubmitOrderInput): number[] {
  return payments.flatMap(({ amount }, place) => (amount > 0 ? [place] : []));
}
