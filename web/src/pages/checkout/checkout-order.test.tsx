import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill, orderButton } from '../../../test-kit/open-checkout.tsx';
import {
  HASH,
  holdQuotes,
  readyToOrder,
  fieldDescription,
  stubSubmitOrder,
} from '../../../test-kit/submit-order.tsx';

const remembered = (name: string): unknown =>
  JSON.parse(window.localStorage.getItem(`gawai:${name}`) ?? 'null');

describe('submitting an order', () => {
  it('sends one request, also on a double click', async () => {
    const { user, submitOrder } = await readyToOrder();
    await user.dblClick(orderButton());
    await waitFor(() => expect(submitOrder).toHaveBeenCalledOnce());
    const { idempotencyKey, ...sent } = submitOrder.mock.calls[0]![0].input;
    expect(idempotencyKey).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}$/);
    const sari = { firstName: 'Sari', lastName: null, phone: '+6281234567890' };
    expect(sent).toEqual({
      lines: [{ productId: 'Product:7', variantId: null, quantity: 1, seenPrice: 7_000_000 }],
      contact: { ...sari, email: 'sari@example.com' },
      address: {
        ...sari,
        street: 'Jl. Melati No. 5',
        provinceId: 'Province:32',
        cityId: 'City:3275',
        districtId: 'District:327501',
        zipCode: '17111',
      },
      savedAddressId: null,
      fulfilment: {
        delivery: {
          cityId: 'City:3275',
          warehouseId: 'Warehouse:1',
          shippingMethodId: 'ShippingMethod:1',
          service: 'REG',
        },
      },
      voucherCode: null,
      payments: [{ methodId: 'PaymentMethod:1', amount: 7_055_000 }],
      seenGrandTotal: 7_055_000,
    });
  });

  it('ignores a second press during the request', async () => {
    const submitOrder = stubSubmitOrder();
    submitOrder.mockReturnValue(new Promise(() => undefined));
    const { user } = await readyToOrder(submitOrder);
    await user.dblClick(orderButton());
    await user.click(orderButton());
    expect(submitOrder).toHaveBeenCalledOnce();
  });

  it('clears cart and draft, stores the order on the device and opens its page on success', async () => {
    const { user, address, notices } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(address()).toBe(`/order/guest/${HASH}`));
    expect(notices.get()).toMatchObject([
      {
        kind: 'success',
        titles: ['Submit Order Success'],
        message:
          'Terima Kasih telah melakukan pemesanan melalui website kami. Segera selesaikan pembayaran agar kami dapat segera memproses pesanan Anda.',
      },
    ]);
    expect(remembered('cart')).toEqual([]);
    expect(remembered('checkout')).toBeNull();
    expect(remembered('orders')).toMatchObject([{ hash: HASH, number: 'SO900' }]);
  });

  it('shows Submit Failed, retains the data and retries with the same key after a connection error', async () => {
    const submitOrder = stubSubmitOrder();
    submitOrder.mockRejectedValueOnce(new Error('Pesanan belum dapat dipastikan.'));
    const { user, address, notices } = await readyToOrder(submitOrder);
    await user.click(orderButton());
    await waitFor(() => {
      expect(notices.get()).toMatchObject([
        { titles: ['Submit Failed'], message: 'Pesanan belum dapat dipastikan.' },
      ]);
    });
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'sari@example.com');
    expect(remembered('cart')).toHaveLength(1);
    await waitFor(() => expect(orderButton().getAttribute('aria-busy')).toBeNull());
    await user.click(orderButton());
    await waitFor(() => expect(address()).toBe(`/order/guest/${HASH}`));
    const keys = submitOrder.mock.calls.map(([{ input }]) => input.idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
  });

  it('opens the form and focuses the phone field after an error about the phone', async () => {
    const userError = {
      code: 'PHONE_INVALID',
      message: 'Phone No harus berupa nomor telepon Indonesia',
      path: ['contact', 'phone'],
    };
    const submitOrder = stubSubmitOrder(() => ({ order: null, userErrors: [userError] }));
    const { user, notices } = await readyToOrder(submitOrder);
    await user.click(orderButton());
    await waitFor(() => {
      expect(fieldDescription('Phone No')).toBe(userError.message);
      expect(document.activeElement).toBe(screen.getByLabelText('Phone No'));
      expect(notices.get()).toMatchObject([{ titles: ['Submit Failed'] }]);
    });
    expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Sari');
  });

  it('uses another key for an order that was changed after an error', async () => {
    const userError = {
      code: 'EMAIL_INVALID',
      message: 'Format Email tidak sesuai',
      path: ['contact', 'email'],
    };
    const submitOrder = stubSubmitOrder(() => ({ order: null, userErrors: [userError] }));
    const { user } = await readyToOrder(submitOrder);
    await user.click(orderButton());
    await waitFor(() => expect(fieldDescription('Email')).toBe(userError.message));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    await fill(user, screen.getByLabelText('Email'), 'sari@example.co.id');
    expect(fieldDescription('Email')).not.toBe(userError.message);
    await user.click(orderButton());
    await waitFor(() => expect(submitOrder).toHaveBeenCalledTimes(2));
    const keys = submitOrder.mock.calls.map(([{ input }]) => input.idempotencyKey);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('waits for a pending quote, and shows a message when the figures changed', async () => {
    const { user, stub, submitOrder } = await readyToOrder();
    const release = holdQuotes(stub);
    await user.click(screen.getByLabelText(/^YES/));
    expect(orderButton().getAttribute('aria-disabled')).toBe('true');
    await user.click(orderButton());
    release();
    expect(
      await screen.findByText('Total Tagihan berubah dari Rp 7.055.000 menjadi Rp 7.091.000'),
    ).toBeTruthy();
    expect(submitOrder).not.toHaveBeenCalled();
    await waitFor(() => expect(orderButton().getAttribute('aria-disabled')).toBeNull());
    await user.click(orderButton());
    await waitFor(() => expect(submitOrder).toHaveBeenCalledOnce());
  });

  it('shows an error without a field above the button', async () => {
    const userError = { code: 'TOTAL_CHANGED', message: 'Total Tagihan berubah', path: [] };
    const submitOrder = stubSubmitOrder(() => ({ order: null, userErrors: [userError] }));
    const { user } = await readyToOrder(submitOrder);
    await user.click(orderButton());
    const button = orderButton();
    await waitFor(() => {
      expect(within(button.parentElement!).getByText('Total Tagihan berubah')).toBeTruthy();
    });
  });
});
