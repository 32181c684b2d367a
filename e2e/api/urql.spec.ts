import { expect, test } from '@playwright/test';
import { UrqlFrontend, type Choices } from '../frontends/urql-frontend.ts';
import { addresses } from '../support/addresses.ts';

const frontend = new UrqlFrontend(addresses.graphql);

/** The cheapest product that can be bought as it is, and one piece of it on the way to Bekasi. */
async function chosen(): Promise<Choices> {
  const { nodes, totalCount } = await frontend.browse('charger');
  expect(totalCount).toBeGreaterThan(0);
  const prices = nodes.map(({ price }) => price);
  expect(prices, 'cheapest first').toEqual([...prices].sort((one, other) => one - other));
  const product = nodes.find(
    ({ availability, variants }) => availability === 'AVAILABLE' && variants.length === 0,
  )!;
  expect(product.image?.url).toMatch(/\.webp$/);
  return frontend.choose(product, null);
}

test('a client with urql and generated types browses, quotes, orders and tracks', async () => {
  const choices = await chosen();

  const open = await frontend.quote(choices);
  expect(open.fulfilment).toMatchObject({
    __typename: 'QuoteDelivery',
    option: { service: expect.any(String) },
  });
  const quote = await frontend.quote(choices, open.amountDue);
  expect(quote.problems).toEqual([]);
  expect(quote.canSubmit).toBe(true);
  expect(quote.amountDue).toBe(
    quote.subtotal - quote.discount + quote.shipping.total + quote.insurance.total,
  );

  const { order, userErrors } = await frontend.order(choices, quote);
  expect(userErrors).toEqual([]);
  expect(order?.grandTotal).toBe(quote.grandTotal);

  const tracked = await frontend.track(order!.accessHash);
  expect(tracked).toMatchObject({
    __typename: 'Order',
    id: order!.id,
    status: 'AWAITING_PAYMENT',
    statusLabel: 'Menunggu Pembayaran',
    payments: [{ kind: 'MANUAL', state: 'PENDING', isConfirmed: false }],
  });
});

test('a client with urql gets user errors as values, and null for an unknown order', async () => {
  const choices = await chosen();
  const quote = await frontend.quote(choices);
  const { order, userErrors } = await frontend.order(choices, {
    ...quote,
    amountDue: quote.amountDue - 1,
  });
  expect(order).toBeNull();
  expect(userErrors.map(({ code }) => code)).toContain('PAYMENT_SUM_MISMATCH');
  expect(await frontend.track('0'.repeat(40))).toBeNull();
});
