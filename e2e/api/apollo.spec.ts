import { expect, test, type Page } from '@playwright/test';
import { bundleApolloPage, servePage, type ServedPage } from '../frontends/serve-page.ts';
import { addresses } from '../support/addresses.ts';
import { execute } from '../support/graphql.ts';
import { ONE_PIXEL } from '../support/one-pixel.ts';
import { orderAsGuest } from '../support/orders.ts';

let allowed: ServedPage;
let foreign: ServedPage;

test.beforeAll(async () => {
  const script = await bundleApolloPage();
  [allowed, foreign] = await Promise.all([
    servePage(script, Number(new URL(addresses.otherFrontend).port)),
    servePage(script, 0),
  ]);
});
test.afterAll(() => {
  allowed.stop();
  foreign.stop();
});

/** What the browser itself does on the wire, preflights included. */
interface Wire {
  /** The methods of what went to the gateway. */
  sent: string[];
  /** Addresses of responses that it took from its own store. */
  fromStore: string[];
  /** Messages of the CORS errors of the page. */
  corsErrors: string[];
}

interface Payment {
  id: string;
  accessHash: string;
  state: string;
}

/** The only payment of an order. */
async function paymentOf(accessHash: string): Promise<Payment> {
  const { data } = await execute<{ order: { payments: [Payment] } }>(
    'query ($accessHash: String!) { order(accessHash: $accessHash) { payments { id accessHash state } } }',
    { accessHash },
  );
  return data.order.payments[0];
}

/**
 * Opens the page of another origin and listens to everything that it sends to the gateway. The
 * browser reports it later, so the tests poll for it.
 */
async function open(page: Page, { url }: ServedPage): Promise<Wire> {
  const wire: Wire = { sent: [], fromStore: [], corsErrors: [] };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith(addresses.graphql)) wire.sent.push(request.method);
  });
  session.on('Network.responseReceived', ({ response }) => {
    const isOurs = response.url.startsWith(addresses.graphql);
    if (isOurs && response.fromDiskCache === true) wire.fromStore.push(response.url);
  });
  session.on('Network.loadingFailed', ({ corsErrorStatus }) => {
    if (corsErrorStatus !== undefined) wire.corsErrors.push(corsErrorStatus.corsError);
  });
  await page.goto(url);
  await page.evaluate((uri) => {
    window.frontend = window.openFrontend(uri);
  }, addresses.graphql);
  return wire;
}

test('a page of an origin that the settings name asks by POST, after a preflight', async ({
  page,
}) => {
  const wire = await open(page, allowed);
  const items = await page.evaluate(() => window.frontend.shelf('galaxy'));
  expect(items.length).toBeGreaterThan(0);
  expect(items[0]).toMatchObject({ __typename: 'Product', id: expect.stringMatching(/^Product:/) });
  await expect.poll(() => wire.sent.toSorted()).toEqual(['OPTIONS', 'POST']);
});

test('it signs in, and changes what belongs to the customer with the token', async ({ page }) => {
  await open(page, allowed);
  const [product] = await page.evaluate(() => window.frontend.shelf('laptop'));
  await expect(page.evaluate((id) => window.frontend.mark(id), product!.id)).rejects.toThrow(
    'Silakan Sign In terlebih dahulu.',
  );
  expect(await page.evaluate(() => window.frontend.signIn('0812-3456-7890', 'gawai-demo'))).toBe(
    true,
  );
  const marked = await page.evaluate((id) => window.frontend.mark(id), product!.id);
  expect(marked).toMatchObject({ userErrors: [], entry: { productId: product!.id } });
  const entryId = marked!.entry!.id;
  expect(await page.evaluate((id) => window.frontend.unmark(id), entryId)).toBe(entryId);
});

test('it asks by GET and by hash, and its browser keeps the answer', async ({ page }) => {
  const wire = await open(page, allowed);
  const readMenu = () => page.evaluate(() => window.frontend.menu());
  const first = await readMenu();
  expect(first.length).toBeGreaterThan(0);
  const received = page.waitForResponse((response) => response.request().method() === 'GET');
  expect(await readMenu()).toEqual(first);
  const response = await received;
  const { searchParams } = new URL(response.url());
  expect([searchParams.has('query'), searchParams.get('extensions')]).toEqual([
    false,
    expect.stringMatching(/"sha256Hash":"[0-9a-f]{64}"/),
  ]);
  expect(response.headers()['cache-control']).toMatch(/^public, max-age=[1-9]\d*$/);
  expect(response.headers()['etag']).toMatch(/^"[\w-]+"$/);
  expect(await readMenu()).toEqual(first);
  await expect.poll(() => wire.fromStore.length).toBeGreaterThan(0);
});

test('it sends the receipt of a payment by hand', async ({ page }) => {
  const orderAccessHash = await orderAsGuest('Transfer Manual BCA');
  const { id: paymentId } = await paymentOf(orderAccessHash);
  const receipt = { paymentId, orderAccessHash, bytes: [...ONE_PIXEL] };

  await open(page, allowed);
  const sent = await page.evaluate((given) => window.frontend.sendReceipt(given), receipt);
  expect(sent).toMatchObject({
    userErrors: [],
    order: { payments: [{ id: receipt.paymentId, isConfirmed: true }] },
  });
  const text = { ...receipt, bytes: [...Buffer.from('no picture')] };
  const rejected = await page.evaluate((given) => window.frontend.sendReceipt(given), text);
  expect(rejected?.userErrors.map(({ code }) => code)).toEqual(['RECEIPT_NOT_IMAGE']);
});

for (const [action, state] of [
  ['pay', 'PAID'],
  ['fail', 'PENDING'],
  ['cancel', 'PENDING'],
] as const) {
  test(`its shopper comes back to it from the payment page after ${action}`, async ({ page }) => {
    const accessHash = await orderAsGuest('BCA Virtual Account');
    const { accessHash: payment } = await paymentOf(accessHash);

    await open(page, allowed);
    const rejected = await page.evaluate(([hash, url]) => window.frontend.pay(hash, url), [
      payment,
      foreign.url,
    ] as const);
    expect(rejected).toEqual(['RETURN_URL_NOT_ALLOWED']);
    await page.evaluate((hash) => window.frontend.pay(hash), payment);
    await page.locator(`button[value="${action}"]`).click();
    await page.waitForURL(`${allowed.url}?src=payment&ref=${payment}&order=${accessHash}`);
    expect((await paymentOf(accessHash)).state).toBe(state);
  });
}

test('the same page from an origin that is not allowed is stopped by the browser', async ({
  page,
}) => {
  const wire = await open(page, foreign);
  for (const operation of [
    () => page.evaluate(() => window.frontend.shelf('galaxy')),
    () => page.evaluate(() => window.frontend.menu()),
    () => page.evaluate(() => window.frontend.signIn('0812-3456-7890', 'gawai-demo')),
  ]) {
    await expect(operation()).rejects.toThrow('Failed to fetch');
  }
  const reason = 'PreflightMissingAllowOriginHeader';
  await expect.poll(() => wire.corsErrors).toEqual([reason, reason, reason]);
});
