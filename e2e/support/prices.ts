import { expect } from '@playwright/test';
import { ask } from './graphql.ts';

/**
 * Waits until the gateway reckons with a price. It keeps what it knows of a product for two seconds,
 * so a shopper who is very quick is shown the price before.
 */
export async function expectPrice(product: string, price: number): Promise<void> {
  const { data } = await ask<{ products: { nodes: { id: string }[] } }>(
    'query ($search: String!) { products(search: $search) { nodes { id } } }',
    { search: product },
  );
  const productId = data.products.nodes[0]?.id;
  await expect
    .poll(async () => {
      const answer = await ask<{ checkoutQuote: { lines: { product: { price: number } }[] } }>(
        `query ($input: CheckoutQuoteInput!) {
          checkoutQuote(input: $input) { lines { product { price } } }
        }`,
        { input: { lines: [{ productId, quantity: 1 }] } },
      );
      return answer.data.checkoutQuote.lines[0]?.product.price;
    })
    .toBe(price);
}
