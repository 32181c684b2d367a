import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';

const MINUTE_MS = 60_000;

/** The shopper comes back to the tab after so many ms. */
function comeBack(afterMs: number): void {
  const now = Date.now() + afterMs;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a tab that the shopper comes back to', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('shows the present price of a product', async () => {
    const { stub } = await renderApp('/product/gawai-1', {
      shop: { product: sampleProduct(1, { price: 1_000_000 }) },
    });
    expect(screen.getAllByText('Rp 1.000.000').length).toBeGreaterThan(0);
    stub.change({ product: sampleProduct(1, { price: 1_250_000 }) });
    comeBack(2 * MINUTE_MS);
    expect((await screen.findAllByText('Rp 1.250.000')).length).toBeGreaterThan(0);
  });

  it('asks the shop nothing when what it shows is fresh', async () => {
    const { stub } = await renderApp('/product/gawai-1', { shop: { product: sampleProduct(1) } });
    const asked = stub.asked.length;
    comeBack(MINUTE_MS / 2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stub.asked).toHaveLength(asked);
  });
});
