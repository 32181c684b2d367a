import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CheckoutQuoteInput } from '@gawai/client/schema-types';
import {
  chooseShipping,
  figure,
  openCheckout,
  savedDraft,
  storedLine,
} from '../../../test-kit/open-checkout.tsx';
import { sampleCheckout } from '../../../test-kit/sample-checkout.ts';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';

const { checkoutQuote, shippingMethods } = sampleCheckout([sampleProduct(7)]);

/** Quotes of a shop that has removed the chosen courier. */
function withoutCourier(args: { input: CheckoutQuoteInput }) {
  const message = 'Metode Pengiriman tidak ditemukan';
  const path = ['fulfilment', 'delivery', 'shippingMethodId'];
  return {
    ...checkoutQuote(args),
    problems: [{ code: 'SHIPPING_METHOD_UNKNOWN', message, path }],
  };
}

/** Quotes of a shop that cannot read its shipping methods for the offers. */
function withoutOffers(args: { input: CheckoutQuoteInput }) {
  const quote = checkoutQuote(args);
  const offers = new Error('Toko sedang tidak dapat dihubungi.');
  return { ...quote, fulfilment: { ...quote.fulfilment, offers } };
}

const card = (name: string) => screen.getByLabelText(new RegExp(`^${name}`)).closest('label')!;

describe('shipping at the checkout', () => {
  it('offers the services of a courier with price and days, the first preselected', async () => {
    const { user } = await openCheckout({ draft: savedDraft });
    await chooseShipping(user, 'JNE', 'REG');
    const first = screen.getByLabelText(/^REG/);
    expect(first).toHaveProperty('checked', true);
    expect(first.closest('label')?.textContent).toBe('REG2-3 hariRp 36.000');
    await user.click(screen.getByLabelText(/^YES/));
    await waitFor(() => expect(figure('Ongkos Kirim')).toBe('Rp 72.000'));
    expect(figure('Biaya Asuransi')).toBe('Rp 19.000');
    expect(figure('Total')).toBe('Rp 7.091.000');
  });

  it('shows failed fees as missing, never as free, and retries', async () => {
    const { user, stub, notices } = await openCheckout({ draft: savedDraft });
    await chooseShipping(user, 'J&T');
    const note = await screen.findByRole('group', { name: 'Fetch Shipping Fee Failed' });
    expect(notices.get().map(({ titles }) => titles)).toEqual([['Fetch Shipping Fee Failed']]);
    expect(figure('Ongkos Kirim')).toBe('-');
    const before = stub.requested.length;
    await user.click(within(note).getByText('Coba lagi'));
    await waitFor(() => expect(stub.requested.length).toBe(before + 1));
    await chooseShipping(user, 'JNE', 'REG');
    expect(notices.get()).toEqual([]);
  });

  it('shows that a courier offers nothing on this route', async () => {
    const { user } = await openCheckout({ draft: savedDraft });
    await chooseShipping(user, 'SiCepat');
    expect(await screen.findByText(/Tidak ada Layanan Pengiriman ke alamat ini/)).toBeTruthy();
  });

  it('shows the cheapest service, days and price of each courier before one is chosen', async () => {
    await openCheckout({ draft: savedDraft });
    await screen.findByText('REG · 2-3 hari');
    expect(card('JNE').textContent).toBe('JNEREG · 2-3 harimulai Rp 36.000');
    expect(card('J&T').textContent).toBe('J&TTarif dihitung setelah dipilih.');
    expect(card('SiCepat').textContent).toBe('SiCepatTarif dihitung setelah dipilih.');
    expect(card('Kurir Toko').textContent).toContain('Rp 25.000');
    expect(figure('Ongkos Kirim')).toBe('-');
  });

  it('requests the prices of couriers once for a route, separately from the quotes', async () => {
    const { user, stub } = await openCheckout({ draft: savedDraft });
    const questions = () => stub.requested.filter((name) => name === 'CourierOffers').length;
    await screen.findByText('REG · 2-3 hari');
    await chooseShipping(user, 'JNE', 'REG');
    await user.click(screen.getByLabelText(/^YES/));
    await waitFor(() => expect(figure('Ongkos Kirim')).toBe('Rp 72.000'));
    expect(questions()).toBe(1);
    await user.click(screen.getByLabelText(/^Gudang Surabaya/));
    await waitFor(() => expect(questions()).toBe(2));
  });

  it('shows no prices of couriers, and no pop-up, when their request fails', async () => {
    const { notices, user } = await openCheckout({
      draft: savedDraft,
      shop: { checkoutQuote: withoutOffers },
    });
    await waitFor(() => expect(card('JNE').textContent).toBe('JNETarif dihitung setelah dipilih.'));
    await chooseShipping(user, 'JNE', 'REG');
    expect(notices.get()).toEqual([]);
  });

  it('removes a courier from the list that the shop no longer has, with a message', async () => {
    const { user, stub } = await openCheckout({ draft: savedDraft });
    await chooseShipping(user, 'JNE', 'REG');
    await screen.findByText('REG · 2-3 hari');
    stub.change({ shippingMethods: shippingMethods.slice(1), checkoutQuote: withoutCourier });
    await user.click(screen.getByLabelText(/^YES/));
    await waitFor(() => expect(screen.queryByLabelText(/^JNE/)).toBeNull());
    expect(screen.getByText('Metode Pengiriman tidak ditemukan')).toBeTruthy();
    stub.change({ checkoutQuote });
    await chooseShipping(user, 'Kurir Toko');
    await waitFor(() => expect(figure('Ongkos Kirim')).toBe('Rp 25.000'));
    expect(screen.queryByText('Metode Pengiriman tidak ditemukan')).toBeNull();
  });

  it('shows the services of the chosen courier in its card', async () => {
    const { user } = await openCheckout({ draft: savedDraft });
    await chooseShipping(user, 'JNE', 'REG');
    const services = screen.getByRole('group', { name: 'Layanan Pengiriman' });
    expect(card('JNE').parentElement!.contains(services)).toBe(true);
  });

  it('charges the shop’s own courier without a choice of services', async () => {
    const { user } = await openCheckout({ draft: savedDraft });
    await chooseShipping(user, 'Kurir Toko');
    await waitFor(() => expect(figure('Ongkos Kirim')).toBe('Rp 25.000'));
    expect(screen.queryByLabelText(/^REG/)).toBeNull();
  });

  it('costs nothing for self pickup, with the first warehouse preselected', async () => {
    const { user } = await openCheckout({ draft: savedDraft });
    await chooseShipping(user, 'JNE', 'REG');
    await user.click(screen.getByLabelText(/^Self Pickup/));
    await waitFor(() => expect(figure('Ongkos Kirim')).toBe('Rp 0'));
    expect(screen.queryByLabelText('JNE')).toBeNull();
    expect(screen.getByLabelText(/^Gudang Jakarta/)).toHaveProperty('checked', true);
  });

  it('shows address and opening hours of a warehouse for self pickup, as far as the shop knows', async () => {
    const { user } = await openCheckout({ draft: savedDraft });
    await user.click(await screen.findByLabelText(/^Self Pickup/));
    const labelOf = (name: RegExp) => screen.getByLabelText(name).closest('label')?.textContent;
    await waitFor(() => {
      expect(labelOf(/^Gudang Jakarta/)).toBe(
        'Gudang JakartaJl. Raya Bekasi 1 · Senin-Sabtu 09.00-18.00',
      );
    });
    expect(labelOf(/^Gudang Surabaya/)).toBe('Gudang SurabayaJl. Rungkut 2');
  });

  it('clears the shipping method when another warehouse is chosen', async () => {
    const { user } = await openCheckout({ draft: savedDraft });
    await chooseShipping(user, 'JNE', 'REG');
    await user.click(screen.getByLabelText(/^Gudang Surabaya/));
    await waitFor(() => expect(figure('Ongkos Kirim')).toBe('-'));
    expect(screen.getByLabelText(/^JNE/)).toHaveProperty('checked', false);
  });

  it('shows a warehouse that is short of a line with its name, but not as a choice', async () => {
    const product = sampleProduct(7);
    await openCheckout({ lines: [storedLine(product, { quantity: 3 })], products: [product] });
    const surabaya = await screen.findByLabelText(/^Gudang Surabaya/);
    expect(surabaya).toHaveProperty('disabled', true);
    expect(surabaya.closest('label')?.textContent).toContain('Stok tidak cukup untuk Gawai 7');
  });
});
