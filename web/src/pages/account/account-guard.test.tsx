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

describe('account guard', () => {
  it.each(GUARDED)('redirects a guest from %s to sign in', async (address) => {
    const app = await renderApp(address);
    await waitFor(() => expect(app.address()).toBe('/sign-in'));
    expect(app.stub.requested).toEqual(['Shell']);
  });

  it.each(OPEN)('lets a guest open %s', async (address) => {
    const app = await renderApp(address, { shop: { order: sampleOrder() } });
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(app.address()).toBe(address);
  });
});
