import type { ClientResponse, ShopClient } from './shop-client.ts';

/** Settings with which every buyer of `buyAtOnce` has a separate address. */
export const OWN_ADDRESSES = { trustProxy: ['loopback'] };

const MAX_RESENDS = 10;
let buyers = 0;

/**
 * Sends all orders at the same time, each from another address, and returns the responses. Orders with 503 are sent
 * again: a busy machine returns it to those that wait too long for a connection.
 */
export function buyAtOnce(
  client: ShopClient,
  orders: readonly { readonly body: unknown; readonly token?: string }[],
): Promise<ClientResponse[]> {
  return Promise.all(
    orders.map(async ({ body, ...token }) => {
      buyers += 1;
      const address = `10.${buyers >> 16}.${(buyers >> 8) & 255}.${buyers & 255}`;
      const extras = { ...token, headers: { 'x-forwarded-for': address } };
      let response = await client.post('/order', body, extras);
      for (let again = 0; response.status === 503 && again < MAX_RESENDS; again += 1) {
        response = await client.post('/order', body, extras);
      }
      return response;
    }),
  );
}

/** Number of responses by status. */
export function statusCounts(responses: readonly ClientResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
