import type { Page } from '@playwright/test';

/** Holds the requests of a page to these addresses until the result is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return () => {
    letGo();
  };
}
