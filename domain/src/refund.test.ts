import { describe, expect, it } from 'vitest';
import { mayRequestRefund, readRefundStatus, settledRefund } from './refund.ts';
import { refundStatusLabels } from './texts/labels.ts';

describe('readRefundStatus', () => {
  it.each([
    ['requested', 'Menunggu Persetujuan'],
    [' Approved ', 'Disetujui'],
    ['REJECTED', 'Ditolak'],
  ])('reads %j, shown as %s', (wire, label) => {
    const status = readRefundStatus(wire);
    expect(status === null ? null : refundStatusLabels[status]).toBe(label);
  });

  it.each([null, undefined, '', 'paid out', 1, {}, 'constructor'])(
    'returns null for %j',
    (wire) => {
      expect(readRefundStatus(wire)).toBeNull();
    },
  );
});

describe('mayRequestRefund', () => {
  const paid = {
    isPaid: true,
    isShipped: false,
    isRefunded: false,
    isGuest: false,
    hasPaidPayment: true,
    grandTotal: 7_674_998,
    refund: null,
  };

  it.each([
    ['a paid order', {}],
    ['a shipped order', { isShipped: true }],
    ['a paid order whose payments the shop does not list', { hasPaidPayment: false }],
    ['an order of which one payment is paid and another expired', { isPaid: false }],
    ['an order whose last request was approved', { refund: { status: 'APPROVED' } as const }],
    ['an order whose last request was rejected', { refund: { status: 'REJECTED' } as const }],
  ])('allows a refund request for %s', (_, change) => {
    expect(mayRequestRefund({ ...paid, ...change })).toBe(true);
  });

  it.each([
    ['a guest', { isGuest: true }],
    ['an order for which no money has come', { isPaid: false, hasPaidPayment: false }],
    ['an order with nothing due, which counts as paid', { hasPaidPayment: false, grandTotal: 0 }],
    ['a refunded order', { isRefunded: true }],
    ['an order with a request that waits', { refund: { status: 'REQUESTED' } as const }],
    ['an order with a request of unknown status', { refund: { status: null } }],
  ])('forbids a refund request for %s', (_, change) => {
    expect(mayRequestRefund({ ...paid, ...change })).toBe(false);
  });
});

describe('settledRefund', () => {
  const rejected = { status: 'REJECTED', note: 'Barang sudah dipakai' } as const;

  it('returns the request of an order that was not refunded as it is', () => {
    expect(settledRefund(rejected, { isRefunded: false })).toEqual(rejected);
  });

  it('returns an approved request for a refunded order, without the note of the rejection', () => {
    expect(settledRefund(rejected, { isRefunded: true })).toEqual({
      status: 'APPROVED',
      note: null,
    });
  });

  it.each(['REQUESTED', 'APPROVED', null] as const)(
    'keeps the note of a refunded order whose request is %s',
    (status) => {
      const note = 'Dana dikembalikan ke OVO';
      expect(settledRefund({ status, note }, { isRefunded: true })).toEqual({
        status: 'APPROVED',
        note,
      });
    },
  );
});
