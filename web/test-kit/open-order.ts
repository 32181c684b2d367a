import { renderApp, type RenderedApp } from './render-app.tsx';
import { rememberUser } from './sample-customer.ts';
import { ORDER_HASH } from './sample-order.ts';
import type { StubRoot } from './schema-stub.ts';

/** Where a customer finds the order. */
export const orderAddress = `/order-history/${ORDER_HASH}`;

/** Opens the order page of a customer; `shop` has the order, and what becomes of it. */
export async function openOrder(shop: StubRoot): Promise<RenderedApp> {
  rememberUser();
  // Fetched ahead, so that the way to the page takes no longer than a test waits.
  await import('../src/pages/order/order-page.tsx');
  return renderApp(orderAddress, { shop });
}
