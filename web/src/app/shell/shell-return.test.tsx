import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';
import { nextTask } from '../../lib/next-task.ts';

const MINUTE_MS = 60_000;

/** The shopper comes back to the tab after so many ms. */
function comeBack(afterMs: number): void {
  const now = Date.now() + afterMs;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('Shell in a tab that the shopper returns to', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('fetches the price of a product again once the cached one is no longer fresh', async () => {
    const { stub } = await renderApp('/product/gawai-1', {
      shop: { product: sampleProduct(1, { price: 1_000_000 }) },
    });
    expect(screen.getAllByText('Rp 1.000.000').length).toBeGreaterThan(0);
    const count = stub.requested.length;
    stub.change({ product: sampleProduct(1, { price: 1_250_000 }) });
    comeBack(MINUTE_MS / 2);
    await nextTask();
    expect(stub.requested).toHaveLength(count);
    comeBack(2 * MINUTE_MS);
    expect((await screen.findAllByText('Rp 1.250.000')).length).toBeGreaterThan(0);
  });
});
