import { expect } from '@playwright/test';
import { execute } from './graphql.ts';
import { operator } from './operator.ts';

/** The numeric id of the product with this name. */
export async function productNumber(name: string): Promise<string> {
  const { data } = await execute<{ products: { nodes: { id: string; name: string }[] } }>(
    'query ($name: String!) { products(search: $name) { nodes { id name } } }',
    { name },
  );
  const product = data.products.nodes.find((item) => item.name === name);
  return (product?.id ?? '').replace('Product:', '');
}

/**
 * Changes the price of a product and waits until the gateway quotes it: the gateway caches products for two seconds.
 */
export async function changePrice(
  name: string,
  price: number,
  ...options: string[]
): Promise<void> {
  const number = await productNumber(name);
  await operator('price', number, String(price), ...options);
  await expect
    .poll(async () => {
      const { data } = await execute<{
        checkoutQuote: { lines: { product: { price: number } }[] };
      }>(
        `query ($input: CheckoutQuoteInput!) {
          checkoutQuote(input: $input) { lines { product { price } } }
        }`,
        { input: { lines: [{ productId: `Product:${number}`, quantity: 1 }] } },
      );
      return data.checkoutQuote.lines[0]?.product.price;
    })
    .toBe(price);
}
