import type { FieldFunctionOptions, Reference, TypePolicies } from '@apollo/client';
import { cartTotal } from '@gawai/domain/cart';
import { multiplyRupiah } from '@gawai/domain/money';
import { CART_ID } from './cart-state.ts';

type ReadField = FieldFunctionOptions['readField'];

const numberOf = (readField: ReadField, name: string, from: Reference | undefined) =>
  (from && readField<number>(name, from)) ?? 0;

/**
 * The fields of the cart that are computed from the normalised product whenever it changes
 * (specification.md 9, price math): a new price in any list is the new price in the cart.
 */
export const cartPolicies: TypePolicies = {
  Query: {
    fields: {
      cart: {
        read: (existing: Reference | undefined, { toReference }) =>
          existing ?? toReference(CART_ID),
      },
    },
  },
  Cart: {
    fields: {
      // The new lines are the cart; there is nothing to merge.
      lines: { merge: false },
      lineCount: (_, { readField }) => readField<readonly Reference[]>('lines')?.length ?? 0,
      total: (_, { readField }) =>
        cartTotal(
          (readField<readonly Reference[]>('lines') ?? []).map((line) => ({
            price: numberOf(readField, 'price', readField<Reference>('product', line)),
            quantity: numberOf(readField, 'quantity', line),
          })),
        ),
    },
  },
  CartLine: {
    fields: {
      // The variant's, or the product's.
      onlineStock: (_, { readField }) =>
        numberOf(
          readField,
          'onlineStock',
          readField<Reference | null>('variant') ?? readField<Reference>('product'),
        ),
      total: (_, { readField }) =>
        multiplyRupiah(
          numberOf(readField, 'price', readField<Reference>('product')),
          readField<number>('quantity') ?? 0,
        ),
    },
  },
};
