import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  choosePayment,
  figure,
  fill,
  fillBuyer,
  fillCheckout,
  openCheckout,
  orderButton,
  savedDraft,
} from '../../../test-kit/open-checkout.tsx';
import type { SubmitOrderInput } from '../../__generated__/schema-types.ts';

const HASH = 'f3b1'.repeat(10);
const order = { __typename: 'Order', id: `Order:${HASH}`, hash: HASH, number: 'SO900' };
const made = { order, userErrors: [] };

type Question = { input: SubmitOrderInput };
/** A shop that takes orders and remembers what was sent. */
const taking = (answer: () => unknown = () => made) =>
  vi.fn((_: Question) => Promise.resolve(answer()));

const remembered = (name: string): unknown =>
  JSON.parse(window.localStorage.getItem(`gawai:${name}`) ?? 'null');

/** What is said below a field. */
function sentenceAt(label: string): string | null | undefined {
  const ids = screen.queryByLabelText(label)?.getAttribute('aria-describedby');
  return ids && document.getElementById(ids)?.textContent;
}

/** Opens a checkout with a saved address, fills the rest and waits until it may be sent. */
async function readyToOrder(submitOrder: ReturnType<typeof taking>) {
  const app = await openCheckout({ draft: savedDraft, shop: { submitOrder } });
  await fillCheckout(app.user);
  await waitFor(() => {
    expect(figure('Total')).toBe('Rp 7.055.000');
  });
  return app;
}

describe('ordering', () => {
  it('sends everything once, also on a double click', async () => {
    const submitOrder = taking();
    const { user } = await readyToOrder(submitOrder);
    await user.dblClick(orderButton());
    await waitFor(() => {
      expect(submitOrder).toHaveBeenCalledOnce();
    });
    const { idempotencyKey, ...sent } = submitOrder.mock.calls[0]![0].input;
    expect(idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
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
      fulfilment: {
        delivery: {
          cityId: 'City:3275',
          warehouseId: null,
          shippingMethodId: 'ShippingMethod:1',
          service: 'REG',
        },
      },
      payments: [{ methodId: 'PaymentMethod:1', amount: 7_055_000 }],
      seenGrandTotal: 7_055_000,
    });
  });

  it('made: cart and draft are gone, the device remembers the order, and the shopper is taken to it', async () => {
    const { user, address, notices } = await readyToOrder(taking());
    await user.click(orderButton());
    await waitFor(() => {
      expect(address()).toBe(`/order/guest/${HASH}`);
    });
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

  it('lost on the way: says Submit Failed, keeps everything, and repeats the same order', async () => {
    const submitOrder = taking();
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
    await user.click(orderButton());
    await waitFor(() => {
      expect(address()).toBe(`/order/guest/${HASH}`);
    });
    const keys = submitOrder.mock.calls.map(([{ input }]) => input.idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
  });

  it('refused for the phone: opens the form, says it there and goes there', async () => {
    const refusal = {
      code: 'PHONE_INVALID',
      message: 'Phone No harus berupa nomor telepon Indonesia',
      field: ['contact', 'phone'],
    };
    const submitOrder = taking(() => ({ order: null, userErrors: [refusal] }));
    const { user, notices } = await readyToOrder(submitOrder);
    await user.click(orderButton());
    await waitFor(() => {
      expect(sentenceAt('Phone No')).toBe(refusal.message);
      expect(document.activeElement).toBe(screen.getByLabelText('Phone No'));
      expect(notices.get()).toMatchObject([{ titles: ['Submit Failed'] }]);
    });
    expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Sari');
  });

  it('changed after a refusal, it is another order with another key', async () => {
    const refusal = {
      code: 'EMAIL_INVALID',
      message: 'Format Email tidak sesuai',
      field: ['contact', 'email'],
    };
    const submitOrder = taking(() => ({ order: null, userErrors: [refusal] }));
    const { user } = await readyToOrder(submitOrder);
    await user.click(orderButton());
    await waitFor(() => {
      expect(sentenceAt('Email')).toBe(refusal.message);
    });
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    await fill(user, screen.getByLabelText('Email'), 'sari@example.co.id');
    expect(sentenceAt('Email')).not.toBe(refusal.message);
    await user.click(orderButton());
    await waitFor(() => {
      expect(submitOrder).toHaveBeenCalledTimes(2);
    });
    const keys = submitOrder.mock.calls.map(([{ input }]) => input.idempotencyKey);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('refused as a whole: says it above the button', async () => {
    const refusal = { code: 'TOTAL_CHANGED', message: 'Total Tagihan berubah', field: null };
    const submitOrder = taking(() => ({ order: null, userErrors: [refusal] }));
    const { user } = await readyToOrder(submitOrder);
    await user.click(orderButton());
    const button = orderButton();
    await waitFor(() => {
      expect(within(button.parentElement!).getByText('Total Tagihan berubah')).toBeTruthy();
    });
  });
});

describe('what is missing before an order', () => {
  it('the buyer: every sentence at its field, focus on the first', async () => {
    const submitOrder = taking();
    const { user } = await openCheckout({ shop: { submitOrder } });
    await screen.findByLabelText('Metode Pembayaran');
    await user.click(orderButton());
    for (const sentence of [
      'Kolom First Name harus diisi',
      'Kolom Phone No harus diisi',
      'Kolom Alamat harus diisi',
      'Kolom Provinsi harus dipilih',
      'Kolom Kota harus dipilih',
      'Kolom Kecamatan harus dipilih',
      'Kolom Kode Pos harus diisi',
      'Kolom Metode Pembayaran harus dipilih',
      'Kolom Email harus diisi',
    ]) {
      expect(await screen.findByText(sentence)).toBeTruthy();
    }
    expect(document.activeElement).toBe(screen.getByLabelText('First Name'));
    expect(submitOrder).not.toHaveBeenCalled();
  });

  it('the shipping method', async () => {
    const submitOrder = taking();
    const { user } = await openCheckout({ draft: savedDraft, shop: { submitOrder } });
    await choosePayment(user, 'PaymentMethod:1');
    await fill(user, screen.getByLabelText('Email'), 'sari@example.com');
    await user.click(orderButton());
    expect(await screen.findByText('Kolom Metode Pengiriman harus dipilih')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('JNE'));
    expect(submitOrder).not.toHaveBeenCalled();
  });

  it('e-mail and payment method, as long as they are missing', async () => {
    const { user } = await openCheckout({ draft: savedDraft });
    await screen.findByLabelText('Metode Pembayaran');
    await user.click(orderButton());
    await fill(user, screen.getByLabelText('Email'), 'sari@example.com');
    expect(screen.queryByText('Kolom Email harus diisi')).toBeNull();
    expect(screen.getByText('Kolom Metode Pembayaran harus dipilih')).toBeTruthy();
    await choosePayment(user, 'PaymentMethod:1');
    expect(screen.queryByText('Kolom Metode Pembayaran harus dipilih')).toBeNull();
  });

  it('amounts that add up to what is due', async () => {
    const submitOrder = taking();
    const { user } = await readyToOrder(submitOrder);
    await fill(user, screen.getByLabelText('Jumlah'), '5000000');
    expect(screen.getByText('Kurang Rp 2.055.000 dari Total Tagihan')).toBeTruthy();
    await user.click(orderButton());
    expect(
      await screen.findByText('Total Jumlah Pembayaran harus sama dengan Total Tagihan'),
    ).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Jumlah'));
    expect(submitOrder).not.toHaveBeenCalled();
  });

  it('an open form that is complete is saved first, and at self pickup the order goes out', async () => {
    const submitOrder = taking();
    const { user } = await openCheckout({ shop: { submitOrder } });
    await user.click(await screen.findByLabelText(/^Self Pickup/));
    await fillBuyer(user);
    await choosePayment(user, 'PaymentMethod:1');
    await fill(user, screen.getByLabelText('Email'), 'sari@example.com');
    await waitFor(() => {
      expect(figure('Ongkos Kirim')).toBe('Rp 0');
    });
    await user.click(orderButton());
    await waitFor(() => {
      expect(submitOrder).toHaveBeenCalledOnce();
    });
    expect(submitOrder.mock.calls[0]![0].input.fulfilment).toEqual({
      pickup: { warehouseId: null },
    });
  });
});
