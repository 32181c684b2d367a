import type { ApolloClient } from '@apollo/client';
import { Kind, parse, type DocumentNode } from 'graphql';
import { createBrowserParts } from '../src/app/browser-parts.ts';
import {
  AddToCartDocument,
  CartDocument,
  CartProductFragmentDoc,
  type AddToCartMutation,
  type AddToCartMutationVariables,
  type CartQuery,
} from '../src/apollo/cart/cart.generated.ts';
import { openStoredValue, type StoredValue } from '../src/lib/browser-storage.ts';
import { stubTransport, testSite } from './render-app.tsx';
import { createSchemaStub, type SchemaStub } from './schema-stub.ts';

/** The moment at which the carts of the tests are opened: 20 November 2026, noon in Jakarta. */
export const CART_NOW = Date.UTC(2026, 10, 20, 5);

const PRODUCTS: DocumentNode = {
  kind: Kind.DOCUMENT,
  definitions: [
    ...parse('query Products { products { nodes { ...CartProduct } } }').definitions,
    ...CartProductFragmentDoc.definitions,
  ],
};

interface ProductsQuery {
  products: { nodes: { id: string; name: string; price: number }[] };
}

/** A browser tab with a cart, over a stubbed shop that sells `products`. */
export interface CartShop {
  client: ApolloClient;
  stub: SchemaStub;
  stored: StoredValue;
  /** What the cart query shows. */
  cart: () => CartQuery['cart'];
  /** Fetches the products from the shop, past the cache. */
  fetchProducts: () => Promise<ProductsQuery['products']['nodes']>;
  /** The products as a list that is on screen shows them. */
  listedProducts: () => ProductsQuery['products']['nodes'];
  add: (
    productId: string,
    quantity: number,
    variantId?: string,
  ) => Promise<AddToCartMutation['addToCart']>;
  command: <TData>(options: ApolloClient.MutateOptions) => Promise<TData>;
}

/** Opens a tab: restores the cart that local storage holds. `now` is in ms since 1970. */
export function openCartShop(products: readonly unknown[], now = CART_NOW): CartShop {
  const stub = createSchemaStub({
    products: { nodes: products, pageInfo: {} },
  });
  const { client, start } = createBrowserParts({
    site: testSite,
    transport: stubTransport(stub),
    now: () => now,
  });
  start();
  const command = async <TData>(options: ApolloClient.MutateOptions) => {
    const { data } = await client.mutate(options);
    return data as TData;
  };
  return {
    client,
    stub,
    stored: openStoredValue(testSite.storeName, 'cart'),
    cart: () => {
      const data = client.readQuery<CartQuery>({ query: CartDocument });
      if (data === null) throw new Error('The cache has no cart');
      return data.cart;
    },
    fetchProducts: async () => {
      const { data } = await client.query<ProductsQuery>({
        query: PRODUCTS,
        fetchPolicy: 'network-only',
      });
      return data?.products.nodes ?? [];
    },
    listedProducts: () =>
      client.readQuery<ProductsQuery>({ query: PRODUCTS })?.products.nodes ?? [],
    add: async (productId, quantity, variantId) => {
      const variables: AddToCartMutationVariables = {
        productId,
        quantity,
        ...(variantId === undefined ? {} : { variantId }),
      };
      const data = await command<AddToCartMutation>({ mutation: AddToCartDocument, variables });
      return data.addToCart;
    },
    command,
  };
}
