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

/** Network activity of the browser, preflights included. */
interface Network {
  /** Methods of the requests to the gateway. */
  methods: string[];
  /** Addresses of responses from the browser's HTTP cache. */
  fromCache: string[];
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
 * Opens the page of another origin and records its requests to the gateway. The
 * browser reports them late, so the tests poll for them.
 */
async function open(page: Page, { url }: ServedPage): Promise<Network> {
  const network: Network = { methods: [], fromCache: [], corsErrors: [] };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith(addresses.graphql)) network.methods.push(request.method);
  });
  session.on('Network.responseReceived', ({ response }) => {
    const isOurs = response.url.startsWith(addresses.graphql);
    if (isOurs && response.fromDiskCache === true) network.fromCache.push(response.url);
  });
  session.on('Network.loadingFailed', ({ corsErrorStatus }) => {
    if (corsErrorStatus !== undefined) network.corsErrors.push(corsErrorStatus.corsError);
  });
  await page.goto(url);
  await page.evaluate((uri) => {
    window.frontend = window.openFrontend(uri);
  }, addresses.graphql);
  return network;
}

test('Apollo Client on an allowed origin queries by POST after a preflight', async ({ page }) => {
  const network = await open(page, allowed);
  const items = await page.evaluate(() => window.frontend.listProducts('galaxy'));
  expect(items.length).toBeGreaterThan(0);
  expect(items[0]).toMatchObject({ __typename: 'Product', id: expect.stringMatching(/^Product:/) });
  await expect.poll(() => network.methods.toSorted()).toEqual(['OPTIONS', 'POST']);
});

test('Apollo Client on an allowed origin signs in and changes the wishlist with its token', async ({
  page,
}) => {
  await open(page, allowed);
  const [product] = await page.evaluate(() => window.frontend.listProducts('laptop'));
  await expect(
    page.evaluate((id) => window.frontend.addToWishlist(id), product!.id),
  ).rejects.toThrow('Silakan Sign In terlebih dahulu.');
  expect(await page.evaluate(() => window.frontend.signIn('0812-3456-7890', 'gawai-demo'))).toBe(
    true,
  );
  const added = await page.evaluate((id) => window.frontend.addToWishlist(id), product!.id);
  expect(added).toMatchObject({ userErrors: [], entry: { productId: product!.id } });
  const entryId = added!.entry!.id;
  expect(await page.evaluate((id) => window.frontend.removeFromWishlist(id), entryId)).toBe(
    entryId,
  );
});

test('Apollo Client on an allowed origin queries by GET and hash, and the browser caches the response', async ({
  page,
}) => {
  const network = await open(page, allowed);
  const readCategories = () => page.evaluate(() => window.frontend.listCategories());
  const first = await readCategories();
  expect(first.length).toBeGreaterThan(0);
  const received = page.waitForResponse((response) => response.request().method() === 'GET');
  expect(await readCategories()).toEqual(first);
  const response = await received;
  const { searchParams } = new URL(response.url());
  expect([searchParams.has('query'), searchParams.get('extensions')]).toEqual([
    false,
    expect.stringMatching(/"sha256Hash":"[0-9a-f]{64}"/),
  ]);
  expect(response.headers()['cache-control']).toMatch(/^public, max-age=[1-9]\d*$/);
  expect(response.headers()['etag']).toMatch(/^"[\w-]+"$/);
  expect(await readCategories()).toEqual(first);
  await expect.poll(() => network.fromCache.length).toBeGreaterThan(0);
});

test('Apollo Client on an allowed origin uploads the receipt of a manual payment', async ({
  page,
}) => {
  const orderAccessHash = await orderAsGuest('Transfer Manual BCA');
  const { id: paymentId } = await paymentOf(orderAccessHash);
  const receipt = { paymentId, orderAccessHash, bytes: [...ONE_PIXEL] };

  await open(page, allowed);
  const sent = await page.evaluate((input) => window.frontend.sendReceipt(input), receipt);
  expect(sent).toMatchObject({
    userErrors: [],
    order: { payments: [{ id: receipt.paymentId, isConfirmed: true }] },
  });
  const text = { ...receipt, bytes: [...Buffer.from('no picture')] };
  const rejected = await page.evaluate((input) => window.frontend.sendReceipt(input), text);
  expect(rejected?.userErrors.map(({ code }) => code)).toEqual(['RECEIPT_NOT_IMAGE']);
});

for (const [action, state] of [
  ['pay', 'PAID'],
  ['fail', 'PENDING'],
  ['cancel', 'PENDING'],
] as const) {
  test(`the payment page redirects to a frontend on an allowed origin after ${action}`, async ({
    page,
  }) => {
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

test('the browser blocks Apollo Client on an origin that is not allowed', async ({ page }) => {
  const network = await open(page, foreign);
  for (const operation of [
    () => page.evaluate(() => window.frontend.listProducts('galaxy')),
    () => page.evaluate(() => window.frontend.listCategories()),
    () => page.evaluate(() => window.frontend.signIn('0812-3456-7890', 'gawai-demo')),
  ]) {
    await expect(operation()).rejects.toThrow('Failed to fetch');
  }
  const reason = 'PreflightMissingAllowOriginHeader';
  await expect.poll(() => network.corsErrors).toEqual([reason, reason, reason]);
});
