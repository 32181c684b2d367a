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

/** Codes of such figures that `totalError` replaces. */
const REPLACED_BY_TOTAL: readonly ProblemCode[] = ['PAYMENT_SUM_MISMATCH', 'TOTAL_CHANGED'];

/**
 * User errors for the shop's rejection of an order, with its messages and with paths into the mutation's
 * input (shop-api.md 5.19). Errors of fields that the input does not have get an empty path. Never
 * empty. `totalError` replaces the errors of payment figures that were fitted to a new total since.
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
  const sentIndex = Number(/\.(\d+)/.exec(wireField)?.[1] ?? 0);
  const indexes = target.startsWith('payments')
    ? sentPaymentIndexes(input)
    : sentLineIndexes(input);
  const index = indexes[sentIndex] ?? sentIndex;
  const kind = input.fulfilment.delivery ? 'delivery' : 'pickup';
  return typedField(target, input)
    .split('.')
    .map((part) => (part === '*' ? String(index) : part === '@' ? kind : part));
}

/** The recipient is the buyer when the address leaves them out: then the buyer's field is wrong. */
function typedField(target: string, { address }: SubmitOrderInput): string {
  const isOwn = { 'address.firstName': address.firstName, 'address.phone': address.phone };
  const [, typed = null] = Object.entries(isOwn).find(([field]) => field === target) ?? [];
  const isCopied = target in isOwn && plainText(typed) === null;
  return isCopied ? target.replace('address', 'contact') : target;
}

/** Indexes in the input of the lines that are sent: the same product and variant is sent once. */
function sentLineIndexes({ lines }: SubmitOrderInput): number[] {
  const keys = lines.map(({ productId, variantId = null }) => lineKey({ productId, variantId }));
  return keys.flatMap((key, index) => (keys.indexOf(key) === index ? [index] : []));
}

/** Indexes in the input of the payment rows that are sent: rows of 0 are not. */
function sentPaymentIndexes({ payments }: SubmitOrderInput): number[] {
  return payments.flatMap(({ amount }, index) => (amount > 0 ? [index] : []));
}
