import { describe, expect, it } from 'vitest';
import {
  categoryTypeLabel,
  categoryTypeLabels,
  genderLabels,
  orderStatusLabels,
  orderStatusOfLabel,
  paidStateLabels,
  shippingTypeLabels,
} from './labels.ts';

describe('labels', () => {
  it('contains the texts of the specification', () => {
    expect(shippingTypeLabels).toEqual({ DELIVERY: 'Delivery', PICKUP: 'Self Pickup' });
    expect(genderLabels).toEqual({ MALE: 'Laki-Laki', FEMALE: 'Perempuan' });
    expect(paidStateLabels).toEqual({
      EXPIRED: 'Kedaluwarsa',
      PENDING: 'Belum Dibayar',
      PAID: 'Lunas',
    });
    expect(orderStatusLabels.SHIPPED).toBe('Sudah Dikirim (DONE)');
    expect(categoryTypeLabels).toEqual({
      PHONE: 'Handphone & Tablet',
      LAPTOP: 'Komputer & Laptop',
      ACCESSORIES: 'Accessories',
    });
  });

  it.each([
    ['Menunggu Pembayaran', 'AWAITING_PAYMENT'],
    [' sudah dikirim (done) ', 'SHIPPED'],
    ['Selesai', null],
    ['SHIPPED', null],
    ['', null],
  ])('returns the order status of the label %j', (label, status) => {
    expect(orderStatusOfLabel(label)).toBe(status);
  });

  it('shows an unknown category type as the shop sends it, and a missing one as Lainnya', () => {
    expect(categoryTypeLabel('PHONE')).toBe('Handphone & Tablet');
    expect(categoryTypeLabel('GADGET')).toBe('GADGET');
    expect(categoryTypeLabel(null)).toBe('Lainnya');
  });
});
