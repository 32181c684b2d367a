import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  figure,
  fillCheckout,
  openCheckout,
  orderButton,
  savedDraft,
  storedLine,
} from '../../../test-kit/open-checkout.tsx';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';
import { HASH, readyToOrder, stubSubmitOrder } from '../../../test-kit/submit-order.tsx';

const reused = {
  order: null,
  userErrors: [{ code: 'IDEMPOTENCY_KEY_REUSED', message: 'Pesanan lain sudah dikirim', path: [] }],
};

/** Sends an order that the shop places, but whose response is lost; a reload follows. */
async function loseResponse() {
  const submitOrder = stubSubmitOrder();
  submitOrder.mockRejectedValueOnce(new Error('Koneksi terputus.'));
  const { user, notices } = await readyToOrder(submitOrder);
  await user.click(orderButton());
  await waitFor(() => expect(notices.get()).toMatchObject([{ titles: ['Submit Failed'] }]));
  cleanup();
  return submitOrder;
}

const inputs = (submitOrder: ReturnType<typeof stubSubmitOrder>) =>
  submitOrder.mock.calls.map(([{ input }]) => input);

describe('order whose response was lost', () => {
  it('opens the existing order instead of placing a second one for the same goods with other choices', async () => {
    const submitOrder = await loseResponse();
    submitOrder.mockResolvedValueOnce(reused);
    const { user, address } = await openCheckout({
      products: [sampleProduct(7, { price: 6_900_000 })],
      shop: { submitOrder },
    });
    await waitFor(() => expect(figure('Total')).toBe('Rp 6.954.800'));
    await user.click(orderButton());
    await waitFor(() => expect(address()).toBe(`/order/guest/${HASH}`));
    const [first, second, third] = inputs(submitOrder);
    expect(second?.seenGrandTotal).toBe(6_954_800);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(third).toEqual(first);
  });

  it('opens the existing order also when it has taken the last piece', async () => {
    const submitOrder = await loseResponse();
    const stocks = sampleProduct(7).stocks.map((entry) => ({ ...entry, stock: 0 }));
    const { user, address } = await openCheckout({
      products: [sampleProduct(7, { availability: 'OUT_OF_STOCK', onlineStock: 0, stocks })],
      shop: { submitOrder },
    });
    await screen.findAllByText(/sudah habis/);
    await user.click(orderButton());
    await waitFor(() => expect(address()).toBe(`/order/guest/${HASH}`));
    const [first, second] = inputs(submitOrder);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('uses another key for an order of other goods', async () => {
    const submitOrder = await loseResponse();
    const { user } = await openCheckout({
      lines: [storedLine(sampleProduct(7), { quantity: 2 })],
      draft: savedDraft,
      shop: { submitOrder },
    });
    await fillCheckout(user);
    await waitFor(() => expect(figure('Total')).toBe('Rp 14.069.000'));
    await user.click(orderButton());
    await waitFor(() => expect(submitOrder).toHaveBeenCalledTimes(2));
    const [first, second] = inputs(submitOrder);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });
});
