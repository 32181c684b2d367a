import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  choosePayment,
  fill,
  fillCheckout,
  openCheckout,
  orderButton,
  savedDraft,
} from '../../../test-kit/open-checkout.tsx';
import { sampleCheckout } from '../../../test-kit/sample-checkout.ts';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';
import type { SchemaStub } from '../../../test-kit/schema-stub.ts';
import {
  changedFigures,
  HASH,
  holdQuotes,
  readyToOrder,
  stubSubmitOrder,
} from '../../../test-kit/submit-order.tsx';

/** The quotes once the last piece in Jakarta was sold. */
const { checkoutQuote: soldOutInJakarta } = sampleCheckout([
  sampleProduct(7, {
    stocks: sampleProduct(7).stocks.map((entry, index) =>
      index === 0 ? { ...entry, stock: 0 } : entry,
    ),
  }),
]);

const radio = (name: RegExp) => screen.getByLabelText(name);

async function settled() {
  await waitFor(() => expect(orderButton().getAttribute('aria-disabled')).toBeNull());
}

/** A checkout that lacks only the payment method, with pickup in Jakarta. */
async function openPickup(submitOrder: ReturnType<typeof stubSubmitOrder>) {
  const app = await openCheckout({ draft: savedDraft, shop: { submitOrder } });
  await app.user.click(await screen.findByLabelText(/^Self Pickup/));
  await fill(app.user, screen.getByLabelText('Email'), 'sari@example.com');
  await settled();
  expect(radio(/^Gudang Jakarta/)).toHaveProperty('checked', true);
  return app;
}

async function readyForPickup(submitOrder: ReturnType<typeof stubSubmitOrder>) {
  const app = await openPickup(submitOrder);
  await choosePayment(app.user, 'PaymentMethod:1');
  await settled();
  return app;
}

const EXCLUDED = 'Stok di Gudang Jakarta tidak cukup untuk pesanan ini';

/** The shop sells the last piece in Jakarta elsewhere, and rejects an order for Jakarta. */
function sellOut(stub: SchemaStub, submitOrder: ReturnType<typeof stubSubmitOrder>) {
  stub.change({ checkoutQuote: soldOutInJakarta });
  submitOrder.mockImplementationOnce(({ input: { lines, fulfilment } }) => {
    const problem = { code: 'WAREHOUSE_EXCLUDED', message: EXCLUDED, path: ['fulfilment'] };
    const quote = soldOutInJakarta({ input: { lines, fulfilment } });
    return Promise.resolve({
      order: null,
      quote: { ...quote, problems: [problem] },
      userErrors: [problem],
    });
  });
}

const sentFulfilments = (submitOrder: ReturnType<typeof stubSubmitOrder>) =>
  submitOrder.mock.calls.map(([{ input }]) => input.fulfilment);

describe('order from an automatic warehouse', () => {
  it('contains the warehouse on screen, although another one would be automatic by now', async () => {
    const submitOrder = stubSubmitOrder();
    const { user, stub } = await readyForPickup(submitOrder);
    stub.change({ checkoutQuote: soldOutInJakarta });
    await user.click(orderButton());
    await waitFor(() => {
      expect(sentFulfilments(submitOrder)).toEqual([{ pickup: { warehouseId: 'Warehouse:1' } }]);
    });
  });

  it('shows the old and the new warehouse when the old one is sold out, then orders from the new one', async () => {
    const submitOrder = stubSubmitOrder();
    const { user, stub, address } = await readyForPickup(submitOrder);
    sellOut(stub, submitOrder);
    await user.click(orderButton());
    expect(await changedFigures()).toEqual([['Ambil di', 'Gudang Jakarta', 'Gudang Surabaya']]);
    expect(radio(/^Gudang Surabaya/)).toHaveProperty('checked', true);
    expect(screen.getByRole('group', { name: 'Ambil di' }).textContent).toContain(EXCLUDED);
    const agree = screen.getByRole('button', { name: 'Setuju dengan rincian baru' });
    await waitFor(() => expect(document.activeElement).toBe(agree));
    await user.click(agree);
    expect(screen.getByRole('group', { name: 'Ambil di' }).textContent).not.toContain(EXCLUDED);
    await user.click(orderButton());
    await waitFor(() => expect(address()).toBe(`/order/guest/${HASH}`));
    expect(sentFulfilments(submitOrder)[1]).toEqual({ pickup: { warehouseId: 'Warehouse:2' } });
  });

  it('clears the shipping method with the warehouse, and shows no shipping fee as free', async () => {
    const { user, stub, submitOrder } = await readyToOrder();
    sellOut(stub, submitOrder);
    await user.click(orderButton());
    expect(await changedFigures()).toEqual([['Dikirim dari', 'Gudang Jakarta', 'Gudang Surabaya']]);
    expect(radio(/^JNE/)).toHaveProperty('checked', false);
    await user.click(orderButton());
    await screen.findByText('Kolom Metode Pengiriman harus dipilih');
    expect(submitOrder).toHaveBeenCalledOnce();
  });

  it('does not send the order when the pending quote has another warehouse and the same total', async () => {
    const submitOrder = stubSubmitOrder();
    const { user, stub } = await openPickup(submitOrder);
    const release = holdQuotes(stub, { checkoutQuote: soldOutInJakarta });
    // It costs nothing.
    await choosePayment(user, 'PaymentMethod:1');
    await user.click(orderButton());
    release();
    expect(
      await screen.findByText('Gudang berubah dari Gudang Jakarta menjadi Gudang Surabaya'),
    ).toBeTruthy();
    expect(submitOrder).not.toHaveBeenCalled();
  });

  it('sends the order at once when the shopper chose another warehouse while the quote was pending', async () => {
    const submitOrder = stubSubmitOrder();
    const { user, stub } = await readyForPickup(submitOrder);
    const release = holdQuotes(stub);
    await user.click(radio(/^Gudang Surabaya/));
    await user.click(orderButton());
    release();
    await waitFor(() => {
      expect(sentFulfilments(submitOrder)).toEqual([{ pickup: { warehouseId: 'Warehouse:2' } }]);
    });
  });

  it('repeats an order with the same key after a lost response, whatever warehouse is automatic by then', async () => {
    const submitOrder = stubSubmitOrder();
    submitOrder.mockRejectedValueOnce(new Error('Pesanan belum dapat dipastikan.'));
    const { user } = await readyForPickup(submitOrder);
    await user.click(orderButton());
    await waitFor(() => expect(submitOrder).toHaveBeenCalledOnce());
    cleanup();
    const again = await openCheckout({ shop: { submitOrder, checkoutQuote: soldOutInJakarta } });
    await waitFor(() => expect(radio(/^Gudang Surabaya/)).toHaveProperty('checked', true));
    await again.user.click(orderButton());
    await waitFor(() => expect(submitOrder).toHaveBeenCalledTimes(2));
    const keys = submitOrder.mock.calls.map(([{ input }]) => input.idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('checkout with an automatic warehouse', () => {
  it('clears the shipping method when a new quote takes another warehouse', async () => {
    const { user, stub } = await openCheckout({ draft: savedDraft });
    await fillCheckout(user);
    stub.change({ checkoutQuote: soldOutInJakarta });
    await user.click(screen.getByLabelText(/^YES/));
    await waitFor(() => expect(radio(/^Gudang Surabaya/)).toHaveProperty('checked', true));
    expect(radio(/^JNE/)).toHaveProperty('checked', false);
  });
});
