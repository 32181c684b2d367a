import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFlag } from './flag.ts';
import {
  ORDER_STATUSES,
  mayCancel,
  mayPay,
  mayReview,
  orderStatus,
  wireOrderStatus,
  payAction,
  readOrderStatus,
  readOrderStep,
  type CancellablePayment,
} from './order-status.ts';
import { orderStatusLabels } from './texts/labels.ts';

type StatusCase = { is_refunded?: unknown; is_paid?: unknown; is_shipped?: unknown; label: string };

const book: { truth_table: StatusCase[]; mixed_wire: StatusCase[] } = JSON.parse(
  readFileSync(new URL('../cases/order-status-cases.json', import.meta.url), 'utf8'),
);

describe('worked cases of order statuses', () => {
  it('lists 12 cases of the truth table and 180 mixed wire values', () => {
    expect(book.truth_table).toHaveLength(12);
    expect(book.mixed_wire).toHaveLength(180);
  });

  it.each([...book.truth_table, ...book.mixed_wire])(
    'reads refunded $is_refunded, paid $is_paid, shipped $is_shipped as $label',
    ({ is_refunded, is_paid, is_shipped, label }) => {
      const status = orderStatus({
        isRefunded: readFlag(is_refunded),
        isPaid: readFlag(is_paid),
        isShipped: readFlag(is_shipped),
      });
      expect(orderStatusLabels[status]).toBe(label);
    },
  );
});

describe('readOrderStatus', () => {
  it('reads what wireOrderStatus writes, and nothing else', () => {
    for (const status of ORDER_STATUSES) {
      expect(readOrderStatus(wireOrderStatus(status))).toBe(status);
    }
    expect(wireOrderStatus('AWAITING_PAYMENT')).toBe('awaiting_payment');
    expect(readOrderStatus(' Shipped ')).toBe('SHIPPED');
    expect([readOrderStatus('baru'), readOrderStatus(null), readOrderStatus(3)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('mayPay and payAction', () => {
  it('allows pending payments only', () => {
    const order = { isRefunded: false };
    expect(mayPay({ state: 'PENDING' }, order)).toBe(true);
    expect(mayPay({ state: 'PAID' }, order)).toBe(false);
    expect(mayPay({ state: 'EXPIRED' }, order)).toBe(false);
  });

  it('allows no payment of a refunded order', () => {
    expect(mayPay({ state: 'PENDING' }, { isRefunded: true })).toBe(false);
  });

  it('returns GATEWAY for a gateway method and RECEIPT for a manual transfer', () => {
    expect(payAction({ isGateway: true })).toBe('GATEWAY');
    expect(payAction({ isGateway: false })).toBe('RECEIPT');
  });
});

describe('mayReview', () => {
  const done = { isPaid: true, isShipped: true, isRefunded: false, isGuest: false };
  const fresh = { hasReview: false };

  it('allows a review by a customer whose order is paid and shipped', () => {
    expect(mayReview(done, fresh)).toBe(true);
  });

  it.each([
    ['an unpaid order', { isPaid: false }],
    ['an order on its way to be sent', { isShipped: false }],
    ['a refunded order', { isRefunded: true }],
    ['a guest order', { isGuest: true }],
  ])('forbids a review to the customer of %s', (_meaning, change) => {
    expect(mayReview({ ...done, ...change }, fresh)).toBe(false);
  });

  it('forbids a second review of a line', () => {
    expect(mayReview(done, { hasReview: true })).toBe(false);
  });
});

describe('readOrderStep', () => {
  it.each([
    ['shipped', 'SHIPPED'],
    [' Completed ', 'COMPLETED'],
    ['REFUNDED', 'REFUNDED'],
    ['packed', null],
    ['', null],
    [3, null],
    [null, null],
  ])('reads %j as %j', (value, step) => {
    expect(readOrderStep(value)).toBe(step);
  });
});

describe('mayCancel', () => {
  const unpaid = { isRefunded: false, isPaid: false, isShipped: false };
  const payment = (changes: Partial<CancellablePayment> = {}): CancellablePayment => ({
    state: 'PENDING',
    isConfirmed: false,
    receiptState: null,
    transactionStatus: null,
    ...changes,
  });

  it.each<[string, Partial<CancellablePayment>]>([
    ['nothing was tried', {}],
    [
      'the payment has expired, also after an attempt',
      { state: 'EXPIRED', transactionStatus: 'PENDING' },
    ],
    ['the provider recorded a failure', { transactionStatus: 'FAILED' }],
    ['the receipt was rejected', { isConfirmed: true, receiptState: 'REJECTED' }],
  ])('allows the cancellation of an unpaid order of which %s', (_, changes) => {
    expect(mayCancel(unpaid, [payment(), payment(changes)])).toBe(true);
  });

  it.each<[string, Partial<CancellablePayment>]>([
    ['a part is paid', { state: 'PAID' }],
    ['a payment waits at the provider', { transactionStatus: 'PENDING' }],
    ['a receipt waits for the shop', { isConfirmed: true, receiptState: 'WAITING' }],
    ['a receipt was sent to a shop without receipt states', { isConfirmed: true }],
  ])('forbids the cancellation of an order of which %s', (_, changes) => {
    expect(mayCancel(unpaid, [payment(), payment(changes)])).toBe(false);
  });

  it.each(['isRefunded', 'isPaid', 'isShipped'])('forbids an order with %s', (flag) => {
    expect(mayCancel({ ...unpaid, [flag]: true }, [payment()])).toBe(false);
  });
});
