import { expect, test, type Page } from '@playwright/test';
import { addresses } from '../support/addresses.ts';

const APOLLO = 'https://*.apollographql.com/**';
const GRAPHIQL = addresses.graphql.replace(/graphql$/, 'graphql/graphiql/');

/** Runs the operation of a tab; resolves when the response has this text. */
async function execute(page: Page, operation: string, text: string): Promise<void> {
  await page.getByRole('button', { name: operation, exact: true }).click();
  await expect(page.getByRole('region', { name: 'Query Editor' })).toContainText(operation);
  // GraphiQL reads the name of the operation a moment after it shows the tab.
  await page.clock.fastForward(1_000);
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText(text);
}

test('/graphql opens GraphiQL with the examples when the scripts of Apollo Sandbox fail to load', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  await page.clock.install();
  await page.route(APOLLO, (route) => route.abort());
  await page.goto(addresses.graphql);
  await page.waitForURL(GRAPHIQL);
  await execute(page, 'Welcome', '"categoryGroups"');
  await execute(page, 'SignIn', '"firstName": "Budi"');
  await expect(page.getByRole('button', { name: 'Headers' })).toBeVisible();
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Product', exact: true }).click();
  await expect(page.getByText('onlineStock', { exact: true })).toBeVisible();
  expect(violations).toEqual([]);
});

test('/graphql opens GraphiQL when the scripts of Apollo Sandbox do not arrive in time', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(APOLLO, () => undefined);
  const requested = page.waitForRequest(/embeddable-sandbox/);
  await page.goto(addresses.graphql, { waitUntil: 'commit' });
  await requested;
  await page.clock.fastForward(5_000);
  await page.waitForURL(GRAPHIQL, { waitUntil: 'commit' });
});

test('/graphql opens Apollo Sandbox without telemetry when its scripts load', async ({ page }) => {
  await page.clock.install();
  await page.route(APOLLO, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.EmbeddedSandbox = class { constructor(o) { document.title = JSON.stringify(o) } }`,
    }),
  );
  await page.goto(addresses.graphql);
  await page.clock.fastForward(60_000);
  expect(page.url()).toBe(addresses.graphql);
  expect(JSON.parse(await page.title())).toMatchObject({
    runTelemetry: false,
    initialEndpoint: addresses.graphql,
    initialState: { document: expect.stringContaining('query Welcome') },
  });
});
