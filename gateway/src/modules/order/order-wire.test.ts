import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ORDER, requestOrder, orderRoutes } from '../../../test-kit/request-order.ts';
import { ORDER_HASH, savedOrder } from '../../../test-kit/checkout-shop.ts';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';

const shop = gatewayForAll(orderRoutes);

const order = (changes?: Readonly<Record<string, unknown>>) => requestOrder(shop, changes);

describe('Order.status', () => {
  const casesFile = new URL('../../../../domain/cases/order-status-cases.json', import.meta.url);
  const { mixed_wire: mixed } = JSON.parse(readFileSync(casesFile, 'utf8')) as {
    mixed_wire: { is_refunded: unknown; is_paid: unknown; is_shipped: unknown; label: string }[];
  };

  it('follows the flags in all 180 mixed formats of the worked cases', async () => {
    expect(mixed).toHaveLength(180);
    for (const { label, ...flags } of mixed) {
      expect((await order(flags)).statusLabel, JSON.stringify(flags)).toBe(label);
    }
  });

  it('returns AWAITING_PAYMENT when the shop leaves all flags out', async () => {
    const flags = { is_paid: undefined, is_shipped: undefined, is_refunded: undefined };
    expect((await order(flags)).status).toBe('AWAITING_PAYMENT');
  });
});

describe('Order.payments', () => {
  const [card] = savedOrder.order_payments;
  const payment = async (row: object, changes = {}) => {
    const { payments } = await order({ order_payments: [{ ...card, ...row }], ...changes });
    return payments[0];
  };

  it.each([
    [-1, 'EXPIRED', 'Kedaluwarsa', false],
    ['0', 'PENDING', 'Belum Dibayar', true],
    [null, 'PENDING', 'Belum Dibayar', true],
    [true, 'PAID', 'Lunas', false],
    ['1.0', 'PAID', 'Lunas', false],
  ])('maps is_paid %j to state %s (%s)', async (is_paid, state, stateLabel, isPayable) => {
    expect(await payment({ is_paid })).toMatchObject({ state, stateLabel, isPayable });
  });

  it('returns isPayable false in a voided order', async () => {
    expect(await payment({ is_paid: 0 }, { is_refunded: '1' })).toMatchObject({
      state: 'PENDING',
      isPayable: false,
    });
  });

  it('returns isPayable true after a receipt was sent', async () => {
    expect(await payment({ is_confirmed: '1' })).toMatchObject({
      isConfirmed: true,
      isPayable: true,
    });
  });

  it.each([
    [0, 'MANUAL'],
    ['0', 'MANUAL'],
    [null, 'MANUAL'],
    [1, 'GATEWAY'],
    ['7', 'GATEWAY'],
  ])('maps payment_gateway_id %j to kind %s', async (payment_gateway_id, kind) => {
    expect(await payment({ payment_gateway_id })).toMatchObject({ kind });
  });
});

describe('receipt of a manual payment', () => {
  const [, transfer] = savedOrder.order_payments;
  const receipt = async (row: object) => {
    const { payments } = await order({ order_payments: [{ ...transfer, ...row }] });
    return [payments[0]?.['receiptState'], payments[0]?.['receiptNote']];
  };

  it.each([
    [{ receipt_state: 'none', receipt_note: null }, 'NONE', null],
    [{ receipt_state: 'waiting', is_confirmed: 1 }, 'WAITING', null],
    [{ receipt_state: 'Rejected', receipt_note: 'Nama terpotong' }, 'REJECTED', 'Nama terpotong'],
    [{ receipt_state: 'rejected', receipt_note: '' }, 'REJECTED', null],
    [{ receipt_state: 'accepted', is_confirmed: 1, is_paid: 1 }, 'ACCEPTED', null],
  ])('returns the state of the shop: %j', async (row, state, note) => {
    expect(await receipt(row)).toEqual([state, note]);
  });

  it('returns no note of an earlier rejection while another receipt is pending', async () => {
    const row = { receipt_state: 'waiting', is_confirmed: 1, receipt_note: 'Nama terpotong' };
    expect(await receipt(row)).toEqual(['WAITING', null]);
  });

  it.each([
    [{ is_confirmed: 1 }, 'WAITING'],
    [{ is_confirmed: 1, is_paid: 1 }, 'ACCEPTED'],
    [{ is_confirmed: 0 }, null],
    [{ receipt_state: 'misplaced' }, null],
  ])('follows the flags when the shop sends no state: %j', async (row, state) => {
    expect(await receipt(row)).toEqual([state, null]);
  });

  it('returns null for a payment through the provider', async () => {
    const row = { payment_gateway_id: 1, is_confirmed: 1, is_paid: 1, receipt_state: 'none' };
    expect(await receipt(row)).toEqual([null, null]);
  });
});

describe('OrderPayment.transactionStatus', () => {
  const [card] = savedOrder.order_payments;

  it.each([
    ['6', 'PENDING'],
    [6, 'PENDING'],
    ['1', 'PAID'],
    [0, 'FAILED'],
    [null, null],
    ['', null],
    [undefined, null],
  ])('maps %j to %j', async (transaction_status, expected) => {
    const { payments } = await order({ order_payments: [{ ...card, transaction_status }] });
    expect(payments[0]?.['transactionStatus']).toBe(expected);
  });
});

describe('OrderPickup', () => {
  const pickup = (warehouse: unknown) => order({ shipping_type: 'pickup', warehouse });

  it('returns address, opening hours and phone', async () => {
    const warehouse = {
      name: 'Toko Bandung',
      address: 'Jl. Braga 1',
      opening_hours: 'Setiap hari 10.00-20.00',
      phone: '+62224200000',
    };
    expect((await pickup(warehouse)).fulfilment).toEqual({
      pickupAt: 'Toko Bandung',
      warehouse: null,
      address: 'Jl. Braga 1',
      openingHours: 'Setiap hari 10.00-20.00',
      phone: '+62224200000',
    });
  });

  it.each(['Toko Bandung', { name: 'Toko Bandung' }, [{ name: 'Toko Bandung', address: ' ' }]])(
    'returns only a name when the shop sends no more: %j',
    async (warehouse) => {
      expect((await pickup(warehouse)).fulfilment).toEqual({
        pickupAt: 'Toko Bandung',
        warehouse: null,
        address: null,
        openingHours: null,
        phone: null,
      });
    },
  );
});

describe('other wire formats of an order', () => {
  it('reads a warehouse as text, any text for pickup, numbers as text and a zip code as number', async () => {
    const result = await order({
      warehouse: 'Toko Bandung',
      shipping_type: 'Self Pickup',
      grand_total: '7674998.00',
      total_weight: '1700.50',
      zip_code: 12810,
    });
    expect(result).toMatchObject({
      fulfilment: { pickupAt: 'Toko Bandung' },
      grandTotal: 7_674_998,
      totalWeight: 1_700.5,
      address: { zipCode: '12810' },
    });
  });

  it.each([
    [null, null],
    [[], null],
    [{}, null],
    [
      { star: 5, review: 'Bagus' },
      { rating: 5, text: 'Bagus' },
    ],
    [[{ star: '4', review: null }], { rating: 4, text: null }],
    [{ star: 9, review: 'x' }, null],
  ])('reads the review %j', async (review, expected) => {
    const [line] = savedOrder.order_details;
    const { lines } = await order({ order_details: [{ ...line, review }] });
    expect(lines[0]?.['review']).toEqual(expected);
  });

  it('leaves out invalid lines and payments and returns null for missing fields', async () => {
    const { order_details, order_payments } = savedOrder;
    shop.upstream.on(
      `GET /order/${ORDER_HASH}`,
      ok([
        {
          id: 900,
          order_details: { '0': { id: 1 }, '2': order_details[0] },
          order_payments: [{ id: 5, hash: '' }, ...order_payments],
        },
      ]),
    );
    const { order: sparse } = await shop.data(ORDER, { hash: ORDER_HASH });
    expect(sparse).toMatchObject({ number: '900', placedAt: null, grandTotal: 0 });
    expect(sparse.lines).toHaveLength(1);
    expect(sparse.payments).toHaveLength(2);
  });

  it('fails with SHOP_BAD_REPLY for thousands separators', async () => {
    shop.upstream.on(
      `GET /order/${ORDER_HASH}`,
      ok({ ...savedOrder, grand_total: '7.674.998,00' }),
    );
    const { errors } = await shop.execute(ORDER, { hash: ORDER_HASH });
    expect(errors[0]?.extensions['code']).toBe('SHOP_BAD_REPLY');
  });
});
