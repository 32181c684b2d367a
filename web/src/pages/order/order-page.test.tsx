import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { descriptionOf } from '../../../test-kit/description-of.ts';
import { openOrder, orderAddress } from '../../../test-kit/open-order.ts';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { rememberUser } from '../../../test-kit/sample-customer.ts';
import { ORDER_HASH, sampleLine, sampleOrder } from '../../../test-kit/sample-order.ts';

const shippedOrder = (...lines: Record<string, unknown>[]) =>
  sampleOrder({ status: 'SHIPPED', statusLabel: 'Sudah Dikirim (DONE)', lines });

const openLine = sampleLine({ canReview: true });
const reviewedLine = sampleLine({
  id: 'OrderLine:2',
  productName: 'Gawai 2',
  review: { rating: 4, text: 'Cepat sampai' },
});

// Fetched ahead, so that opening the page does not exceed the test's timeout.
beforeAll(() => import('./order-page.tsx'));

describe('order page of a customer', () => {
  it('focuses its heading after navigation from another page', async () => {
    rememberUser();
    const app = await renderApp('/password', { shop: { order: sampleOrder() } });
    await app.goTo(orderAddress);
    const heading = await screen.findByRole('heading', { name: 'Pesanan SO261120000900' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('shows that the order of another customer is not found', async () => {
    rememberUser();
    const app = await renderApp('/password', { shop: { order: null } });
    await app.goTo(orderAddress);
    const heading = await screen.findByRole('heading', { name: 'Pesanan tidak ditemukan' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('shows no advice to save the link', async () => {
    await openOrder({ order: sampleOrder() });
    await screen.findByRole('region', { name: 'Pembayaran' });
    expect(screen.queryByRole('button', { name: 'Salin tautan' })).toBeNull();
  });
});

describe('review form', () => {
  it('appears only for lines without a review; a submitted review is shown at its product', async () => {
    await openOrder({ order: shippedOrder(openLine, reviewedLine) });
    const section = within(await screen.findByRole('region', { name: 'Review' }));
    expect(section.getByRole('form', { name: 'Ulasan untuk Gawai 1' })).toBeTruthy();
    expect(section.queryByRole('form', { name: 'Ulasan untuk Gawai 2' })).toBeNull();
    const lines = within(screen.getByRole('region', { name: 'Detail Produk' }));
    expect(lines.getByText('Cepat sampai')).toBeTruthy();
    expect(lines.getByText('4 dari 5 bintang')).toBeTruthy();
  });

  it('does not appear when the shop allows no review', async () => {
    await openOrder({ order: shippedOrder(sampleLine()) });
    await screen.findByRole('region', { name: 'Detail Produk' });
    expect(screen.queryByRole('region', { name: 'Review' })).toBeNull();
  });

  it('selects five stars, changes them by arrow keys, and sends them with the text', async () => {
    const done = shippedOrder(sampleLine({ review: { rating: 4, text: 'Bagus' } }));
    const app = await openOrder({
      order: shippedOrder(openLine),
      submitReview: { order: done, userErrors: [] },
    });
    const five = await screen.findByRole<HTMLInputElement>('radio', { name: '5 dari 5 bintang' });
    expect(five.checked).toBe(true);
    five.focus();
    await app.user.keyboard('{ArrowLeft}');
    await app.user.type(screen.getByRole('textbox', { name: /^Ulasan/ }), ' Bagus ');
    await app.user.click(screen.getByRole('button', { name: 'Kirim Ulasan' }));
    expect(await screen.findByText('Submit Success')).toBeTruthy();
    expect(app.stub.inputsOf('SubmitReview')).toEqual([
      { orderAccessHash: ORDER_HASH, orderLineId: 'OrderLine:1', rating: 4, text: 'Bagus' },
    ]);
    expect(screen.queryByRole('region', { name: 'Review' })).toBeNull();
    expect(window.sessionStorage.length).toBe(0);
    // The form is gone: the focus moves to the submitted review.
    expect(document.activeElement?.textContent).toContain('Bagus');
  });

  it('moves the focus to the review that an earlier try has sent, whose response was lost', async () => {
    const userError = { code: 'REVIEW_NOT_ALLOWED', message: 'Sudah Anda ulas', path: [] };
    const done = shippedOrder(sampleLine({ review: { rating: 5, text: 'Bagus' } }));
    const app = await openOrder({
      order: shippedOrder(openLine),
      submitReview: { order: done, userErrors: [userError] },
    });
    await app.user.type(await screen.findByRole('textbox', { name: /^Ulasan/ }), 'Bagus');
    await app.user.click(screen.getByRole('button', { name: 'Kirim Ulasan' }));
    expect(await screen.findByText('Sudah Anda ulas')).toBeTruthy();
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toContain('Bagus');
    expect(window.sessionStorage.length).toBe(0);
  });

  it('accepts an empty text, and at most 2,000 characters', async () => {
    const app = await openOrder({
      order: shippedOrder(openLine),
      submitReview: { order: shippedOrder(reviewedLine), userErrors: [] },
    });
    const box = await screen.findByRole('textbox', { name: /^Ulasan/ });
    await app.user.click(box);
    await app.user.paste('x'.repeat(2_001));
    await app.user.click(screen.getByRole('button', { name: 'Kirim Ulasan' }));
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(app.stub.inputsOf('SubmitReview')).toEqual([]);
    await app.user.clear(box);
    await app.user.click(screen.getByRole('button', { name: 'Kirim Ulasan' }));
    expect(await screen.findByText('Submit Success')).toBeTruthy();
    expect(app.stub.inputsOf('SubmitReview')).toMatchObject([{ rating: 5, text: null }]);
  });

  it('counts its characters against the limit, and shows when they are too many', async () => {
    const app = await openOrder({ order: shippedOrder(openLine) });
    const box = await screen.findByRole('textbox', { name: /^Ulasan/ });
    expect(descriptionOf(box)).toContain('0 dari 2.000 karakter');
    await app.user.type(box, ' Bagus 😀 ');
    expect(descriptionOf(box)).toContain('7 dari 2.000 karakter');
    await app.user.clear(box);
    await app.user.click(box);
    await app.user.paste('x'.repeat(2_001));
    await app.user.tab();
    expect(descriptionOf(box)).toContain('2.001 dari 2.000 karakter');
    expect(await screen.findByText('Kolom Ulasan maksimal 2000 karakter')).toBeTruthy();
  });

  it('restores its text and stars after a reload', async () => {
    const shop = { order: shippedOrder(openLine) };
    const app = await openOrder(shop);
    await app.user.click(await screen.findByRole('radio', { name: /^1/ }));
    await app.user.type(await screen.findByRole('textbox', { name: /^Ulasan/ }), 'Bagus');
    cleanup();
    await openOrder(shop);
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Ulasan/ });
    expect(box.value).toBe('Bagus');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^1/ }).checked).toBe(true);
  });

  it('shows an error and retains the text after a rejection', async () => {
    const message = 'Produk ini sudah Anda ulas';
    const userErrors = [{ code: 'REVIEW_NOT_ALLOWED', message, path: [] }];
    const app = await openOrder({
      order: shippedOrder(openLine),
      submitReview: { order: null, userErrors },
    });
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Ulasan/ });
    await app.user.type(box, 'Bagus');
    await app.user.click(screen.getByRole('button', { name: 'Kirim Ulasan' }));
    expect(await screen.findByText('Submit Failed')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(box.value).toBe('Bagus');
  });
});
