import { bodyOf, type ClientResponse } from './shop-client.ts';
import type { FreshShop } from './fresh-shop.ts';

/** An order as its guest or customer reads it. */
export async function readOrder(
  { client }: Pick<FreshShop, 'client'>,
  hash: string,
  token?: string,
): Promise<ClientResponse['body']> {
  const { data }: { data: unknown } = await bodyOf(client.get(`/order/${hash}`, { token }));
  return data;
}
