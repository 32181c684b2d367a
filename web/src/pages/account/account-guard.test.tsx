import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { ORDER_HASH, sampleOrder } from '../../../test-kit/sample-order.ts';

const GUARDED = [
  '/profile',
  '/order-history',
  `/order-history/${ORDER_HASH}`,
  '/wishlist',
  '/user-address',
  '/password',
];
const OPEN = ['/cart', '/checkout', `/order/guest/${ORDER_HASH}`];

describe('account pages for guests', () => {
  it.each(GUARDED)('is sent to sign in from %s', async (address) => {
    const app = await renderApp(address);
    await waitFor(() => expect(app.address()).toBe('/sign-in'));
    expect(app.stub.requested).toEqual(['Shell']);
  });

  it.each(OPEN)('is let into %s', async (address) => {
    const app = await renderApp(address, { shop: { order: sampleOrder() } });
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(app.address()).toBe(address);
  });
});
