import { describe, expect, it } from 'vitest';
import {
  actionFailedTitles,
  deleteQuestion,
  fetchFailedTitles,
  noticeTexts,
  paymentSucceededText,
  successTitles,
} from './error-catalogue.ts';

describe('error catalogue', () => {
  it('lists the sixteen titles of failed reads in the specification', () => {
    expect(Object.values(fetchFailedTitles)).toEqual(
      [
        'Slider',
        'Product',
        'Wishlist',
        'Province',
        'City',
        'District',
        'Shipping Fee',
        'Address',
        'Order',
        'Review',
        'Page',
        'Payment Method',
        'Shipping Method',
        'Warehouse',
        'Settings',
        'Product Category',
      ].map((thing) => `Fetch ${thing} Failed`),
    );
  });

  it('lists the titles of failed and successful actions', () => {
    expect(Object.values(actionFailedTitles)).toEqual([
      'Login Failed',
      'Registration Failed',
      'Submit Failed',
      'Delete Failed',
      'Payment Failed',
    ]);
    expect(Object.values(successTitles)).toEqual([
      'Login Success',
      'Registration Success',
      'LogOut Success',
      'Submit Success',
      'Delete Success',
      'Submit Order Success',
      'Payment Success',
    ]);
  });

  it('contains the sentences of the specification', () => {
    expect(noticeTexts.addedToCart).toBe('Product telah berhasil ditambahkan ke Cart');
    expect(noticeTexts.voucherApplied).toBe('Kode Voucher telah berhasil digunakan');
    expect(noticeTexts.paymentCancelled).toBe('Pembayaran Transaksi Anda telah dibatalkan');
    expect(noticeTexts.paymentWaiting).toBe('Pembayaran Anda sedang menunggu konfirmasi');
    expect(noticeTexts.submitOrder).toBe(
      'Terima Kasih telah melakukan pemesanan melalui website kami. Segera selesaikan pembayaran agar kami dapat segera memproses pesanan Anda.',
    );
    expect(paymentSucceededText('OVO')).toBe(
      'Pembayaran Anda melalui OVO telah berhasil dilakukan',
    );
    expect(deleteQuestion).toBe(
      'Are you sure you want to delete? The data will be permanently removed. This action cannot be undone.',
    );
  });
});
