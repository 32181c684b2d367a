import type { FieldFunctionOptions, Reference, TypePolicies } from '@apollo/client';
import { cartTotal, cartWeight } from '@gawai/domain/cart';
import { parseDecimal, zeroDecimal } from '@gawai/domain/decimal';
import { multiplyRupiah } from '@gawai/domain/money';
import { CART_ID } from './cart-state.ts';

type ReadField = FieldFunctionOptions['readField'];

const readLines = (readField: ReadField, cart: Reference | undefined) =>
  (cart && readField<readonly Reference[]>('lines', cart)) ?? [];

const numberOf = (readField: ReadField, name: string, from: Reference | undefined) =>
  (from && readField<number>(name, from)) ?? 0;

const productOf = (readField: ReadField, line: Reference) => readField<Reference>('product', line);

/** Whose stock counts for the line that is being read: the variant's, or the product's. */
const stockHolderOf = (readField: ReadField) =>
  readField<Reference | null>('variant') ?? readField<Reference>('product');

/**
 * The fields of the cart that are worked out from the normalised product whenever it changes
 * (specification.md 9, price math): a new price in any list is the new price in the cart.
 */
export const cartPolicies: TypePolicies = {
  Query: {
    fields: {
      cart: {
        read: (kept: Reference | undefined, { toReference }) => kept ?? toReference(CART_ID),
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
            price: numberOf(readField, 'price', productOf(readField, line)),
            quantity: numberOf(readField, 'quantity', line),
          })),
        ),
      totalWeight: (_, { readField }) => {
        const weight = cartWeight(
          (readField<readonly Reference[]>('lines') ?? []).map((line) => ({
            weight:
              parseDecimal(numberOf(readField, 'weight', productOf(readField, line))) ??
              zeroDecimal,
            quantity: numberOf(readField, 'quantity', line),
          })),
        );
        return Number(weight.coefficient) / 10 ** weight.scale;
      },
    },
  },
  CartLine: {
    fields: {
      onlineStock: (_, { readField }) =>
        numberOf(readField, 'onlineStock', stockHolderOf(readField)),
      offlineStocks: (_, { readField }) =>
        readField<readonly unknown[]>('stocks', stockHolderOf(readField)) ?? [],
      total: (_, { readField }) =>
        multiplyRupiah(
          numberOf(readField, 'price', readField<Reference>('product')),
          readField<number>('quantity') ?? 0,
        ),
    },
  },
  Product: {
    fields: {
      quantityInCart: (_, { readField, toReference }) => {
        const id = readField<string>('id');
        return readLines(readField, toReference(CART_ID))
          .filter((line) => readField('id', productOf(readField, line)) === id)
          .reduce((pieces, line) => pieces + numberOf(readField, 'quantity', line), 0);
      },
    },
  },
};
