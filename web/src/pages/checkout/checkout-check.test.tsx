import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  choosePayment,
  figure,
  fill,
  fillBuyer,
  fillCheckout,
  openCheckout,
  orderButton,
  savedDraft,
  splitPayment,
  storedLine,
} from '../../../test-kit/open-checkout.tsx';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';
import { holdQuotes, readyToOrder, stubSubmitOrder } from '../../../test-kit/submit-order.tsx';

describe('checkout validation', () => {
  it('shows the error of each buyer field and focuses the first', async () => {
    const submitOrder = stubSubmitOrder();
    const { user } = await openCheckout({ shop: { submitOrder } });
    await screen.findByRole('group', { name: 'Metode Pembayaran' });
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
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First Name')));
    expect(submitOrder).not.toHaveBeenCalled();
  });

  it('requires a shipping method', async () => {
    const submitOrder = stubSubmitOrder();
    const { user } = await openCheckout({ draft: savedDraft, shop: { submitOrder } });
    await choosePayment(user, 'PaymentMethod:1');
    await fill(user, screen.getByLabelText('Email'), 'sari@example.com');
    await user.click(orderButton());
    expect(await screen.findByText('Kolom Metode Pengiriman harus dipilih')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^JNE/));
    expect(submitOrder).not.toHaveBeenCalled();
  });

  it('requires e-mail and payment method', async () => {
    const { user } = await openCheckout({ draft: savedDraft });
    await screen.findByRole('group', { name: 'Metode Pembayaran' });
    await user.click(orderButton());
    await fill(user, screen.getByLabelText('Email'), 'sari@example.com');
    expect(screen.queryByText('Kolom Email harus diisi')).toBeNull();
    expect(screen.getByText('Kolom Metode Pembayaran harus dipilih')).toBeTruthy();
    await choosePayment(user, 'PaymentMethod:1');
    expect(screen.queryByText('Kolom Metode Pembayaran harus dipilih')).toBeNull();
  });

  it('requires amounts that equal the amount due', async () => {
    const { user, submitOrder } = await readyToOrder();
    await splitPayment(user);
    await fill(user, screen.getByLabelText('Jumlah'), '5000000');
    expect(screen.getByText('Kurang Rp 2.055.000 dari Total Tagihan')).toBeTruthy();
    await user.click(orderButton());
    expect(
      await screen.findByText('Total Jumlah Pembayaran harus sama dengan Total Tagihan'),
    ).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Jumlah'));
    expect(submitOrder).not.toHaveBeenCalled();
  });

  it('sends the order when the press follows a correction whose quote is still pending', async () => {
    const submitOrder = stubSubmitOrder();
    const { user, stub } = await openCheckout({
      draft: savedDraft,
      lines: [storedLine(sampleProduct(7), { seenPrice: 6_500_000 })],
      shop: { submitOrder },
    });
    await fillCheckout(user);
    await waitFor(() => expect(figure('Total')).toBe('Rp 7.055.000'));
    const release = holdQuotes(stub);
    await user.click(screen.getByRole('button', { name: 'Setuju dengan harga baru Gawai 7' }));
    await waitFor(() => expect(orderButton().getAttribute('aria-disabled')).toBe('true'));
    await user.click(orderButton());
    release();
    await waitFor(() => expect(submitOrder).toHaveBeenCalledOnce());
  });

  it('saves an open complete form first, and sends an order for self pickup', async () => {
    const submitOrder = stubSubmitOrder();
    const { user } = await openCheckout({ shop: { submitOrder } });
    await user.click(await screen.findByLabelText(/^Self Pickup/));
    await fillBuyer(user);
    await choosePayment(user, 'PaymentMethod:1');
    await fill(user, screen.getByLabelText('Email'), 'sari@example.com');
    await waitFor(() => expect(figure('Ongkos Kirim')).toBe('Rp 0'));
    await user.click(orderButton());
    await waitFor(() => expect(submitOrder).toHaveBeenCalledOnce());
    expect(submitOrder.mock.calls[0]![0].input.fulfilment).toEqual({
      pickup: { warehouseId: 'Warehouse:1' },
    });
  });
});
