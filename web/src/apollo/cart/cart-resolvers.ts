import type { ApolloCache } from '@apollo/client';
import { LocalState } from '@apollo/client/local-state';
import {
  addLine,
  removeLine,
  setQuantity,
  type CartChange as CartOutcome,
  type CartNotice as Notice,
} from '@gawai/domain/cart';
import { cartNoticeText } from '@gawai/domain/texts/cart-text';
import {
  cartLineId,
  onlineStockOf,
  readCartLines,
  readCartProduct,
  writeCartLines,
  type CartLineState,
} from './cart-state.ts';
import type {
  AcceptCartPriceMutationVariables,
  AddToCartMutationVariables,
  CartChangeFieldsFragment,
  RemoveFromCartMutationVariables,
  SetCartQuantityMutationVariables,
} from './cart.generated.ts';

declare module '@gawai/client/schema-types' {
  /** The enum of client-schema.graphql; generated documents expect all enums in one module. */
  type CartNotice = Notice['code'];
}

/** The clock and the storage of the cart's resolvers. */
export interface CartDependencies {
  /** Present time in ms since 1970. */
  now: () => number;
  /** Stores the lines. */
  save: (cache: ApolloCache) => void;
}

type Outcome = CartOutcome<CartLineState>;

const done = (lines: CartLineState[]): Outcome => ({ lines, notice: null });

const toPayload = ({ notice }: Outcome): CartChangeFieldsFragment => ({
  __typename: 'CartChange',
  notice: notice?.code ?? null,
  message: notice === null ? null : cartNoticeText(notice),
});

function knownProduct(cache: ApolloCache, productId: string) {
  const product = readCartProduct(cache, productId);
  if (product === null) {
    throw new Error(`${productId} lacks fields of CartProduct`);
  }
  return product;
}

function addedLine(cache: ApolloCache, input: AddToCartMutationVariables, now: number): Outcome {
  const variantId = input.variantId ?? null;
  const product = knownProduct(cache, input.productId);
  if (variantId === null && product.variants.length > 0) {
    throw new Error(`${input.productId} needs a variantId`);
  }
  const line = {
    productId: product.id,
    variantId,
    quantity: input.quantity,
    time: now,
    seenPrice: product.price,
  };
  return addLine(readCartLines(cache), line, onlineStockOf(product, variantId));
}

/**
 * The client-only mutations of the cart (specification.md 4): each reads the lines
 * from the cache, applies the rules of the domain, writes and saves.
 */
export function createCartState(dependencies: CartDependencies): LocalState {
  const change = (cache: ApolloCache, outcome: Outcome) => {
    writeCartLines(cache, outcome.lines);
    dependencies.save(cache);
    return toPayload(outcome);
  };
  const changeLine = (
    cache: ApolloCache,
    lineId: string,
    command: (line: CartLineState, lines: CartLineState[]) => Outcome,
  ) => {
    const lines = readCartLines(cache);
    const line = lines.find((each) => cartLineId(each) === lineId);
    // Another tab may have taken the line out: then there is nothing to change.
    return line === undefined ? toPayload(done(lines)) : change(cache, command(line, lines));
  };
  return new LocalState({
    resolvers: {
      Mutation: {
        addToCart: (_, input: AddToCartMutationVariables, { client: { cache } }) =>
          change(cache, addedLine(cache, input, dependencies.now())),
        setCartQuantity: (_, input: SetCartQuantityMutationVariables, { client: { cache } }) =>
          changeLine(cache, input.lineId, (line, lines) => {
            const stock = onlineStockOf(knownProduct(cache, line.productId), line.variantId);
            return setQuantity(lines, line, input.quantity, stock);
          }),
        acceptCartPrice: (_, input: AcceptCartPriceMutationVariables, { client: { cache } }) =>
          changeLine(cache, input.lineId, (line, lines) => {
            const seenPrice = knownProduct(cache, line.productId).price;
            return done(lines.map((each) => (each === line ? { ...each, seenPrice } : each)));
          }),
        removeFromCart: (_, input: RemoveFromCartMutationVariables, { client: { cache } }) =>
          changeLine(cache, input.lineId, (line, lines) => done(removeLine(lines, line))),
        clearCart: (_, _input, { client: { cache } }) => change(cache, done([])),
      },
    },
  });
}
