import type { Answer, ShopClient } from './shop-client.ts';

/** Settings under which every buyer of `buyAtOnce` has an address of their own. */
export const OWN_ADDRESSES = { trustProxy: ['loopback'] };

let buyers = 0;

/** Sends all these orders at the same time, each from another address, and gives the answers. */
export function buyAtOnce(
  client: ShopClient,
  orders: readonly { readonly body: unknown; readonly token?: string }[],
): Promise<Answer[]> {
  return Promise.all(
    orders.map(({ body, ...token }) => {
      buyers += 1;
      const address = `10.${buyers >> 16}.${(buyers >> 8) & 255}.${buyers & 255}`;
      return client.post('/order', body, { ...token, headers: { 'x-forwarded-for': address } });
    }),
  );
}

/** How many answers had each status. */
export function statusCounts(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
