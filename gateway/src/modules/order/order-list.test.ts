import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { ORDER_HASH, savedOrder } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import {
  orderRow,
  ORDERS,
  orderTable,
  expectedOrderRow,
  historyRoutes,
} from '../../../test-kit/order-history.ts';

const token = '7|rahasia';

const shop = gatewayForAll(historyRoutes);

async function requestOrders(response: unknown, variables = {}) {
  shop.upstream.on('GET /order', ok(response));
  const data = await shop.data(ORDERS, variables, { token });
  return data.me.orders.nodes;
}

describe('Customer.orders', () => {
  it.each([
    ['all fields of the contract', {}],
    ['numbers and flags as text', { id: '900', grand_total: '7674998.00', is_paid: '1' }],
    ['flags as booleans and text', { is_paid: 'true', is_shipped: false, is_refunded: null }],
    ['a timestamp with a time zone', { order_time: '2026-11-20T07:03:22Z' }],
    ['a status that contradicts the flags', { status: 'Refunded' }],
    ['no status', { status: undefined }],
    ['unknown fields', { user_id: 7, order_details: [] }],
  ])('reads an order with %s', async (_, changes) => {
    expect(await requestOrders([{ ...orderRow, ...changes }])).toEqual([expectedOrderRow]);
  });

  it.each([
    ['a map by number', { 0: orderRow }],
    ['a single object', orderRow],
    ['a paginator', { data: [orderRow], total: 1 }],
  ])('reads orders from %s', async (_, response) => {
    expect(await requestOrders(response)).toEqual([expectedOrderRow]);
  });

  it.each([null, [], {}, ''])('returns no orders for %j', async (response) => {
    expect(await requestOrders(response)).toEqual([]);
  });

  it('leaves out invalid orders and returns those without time and number', async () => {
    const { hash: _hash, ...hashless } = orderRow;
    const bare = { id: 5, hash: ORDER_HASH, grand_total: null };
    const orders = await requestOrders([
      hashless,
      { ...orderRow, grand_total: '7.674.998' },
      null,
      bare,
    ]);
    expect(orders).toEqual([
      {
        ...expectedOrderRow,
        id: 'Order:5',
        number: '5',
        placedAt: null,
        grandTotal: 0,
        status: 'AWAITING_PAYMENT',
        statusLabel: 'Menunggu Pembayaran',
        preview: null,
      },
    ]);
    expect(shop.logLines.join('')).toContain('unusable entries');
  });

  it('returns a total above 2^31', async () => {
    const [order] = await requestOrders([{ ...orderRow, grand_total: '3000000000' }]);
    expect(order?.grandTotal).toBe(3_000_000_000);
  });
});

describe('Order.status in a list', () => {
  const casesFile = new URL('../../../../domain/cases/order-status-cases.json', import.meta.url);
  const { mixed_wire: mixed } = JSON.parse(readFileSync(casesFile, 'utf8')) as {
    mixed_wire: { is_refunded: unknown; is_paid: unknown; is_shipped: unknown; label: string }[];
  };

  it('follows the flags in all 180 mixed formats instead of the text of the shop', async () => {
    const hash = (index: number) => String(index).padStart(40, '0');
    const wire = mixed.map(({ label: _label, ...flags }, index) => ({
      ...orderRow,
      ...flags,
      hash: hash(index),
      status: 'Selesai',
    }));
    const isExpected = ({ is_paid, is_shipped, is_refunded }: (typeof mixed)[number]) =>
      [is_paid, is_shipped, is_refunded].some((flag) => flag !== null && flag !== '');
    const orders = [
      ...(await requestOrders(wire, { size: 100 })),
      ...(await requestOrders(wire, { size: 100, page: 2 })),
    ];
    expect(orders.map(({ statusLabel }) => statusLabel)).toEqual(
      mixed.map((entry) => (isExpected(entry) ? entry.label : 'Selesai')),
    );
  });

  const flagless = {
    ...orderRow,
    is_paid: undefined,
    is_shipped: undefined,
    is_refunded: undefined,
  };

  it.each([
    ['Sudah Dikirim (DONE)', 'SHIPPED', 'Sudah Dikirim (DONE)'],
    ['voided', 'VOIDED', 'Voided'],
    ['Selesai', null, 'Selesai'],
    [null, 'AWAITING_PAYMENT', 'Menunggu Pembayaran'],
  ])(
    'follows the text of the shop only without any flag: %j',
    async (text, status, statusLabel) => {
      expect(await requestOrders([{ ...flagless, status: text }])).toEqual([
        { ...expectedOrderRow, status, statusLabel },
      ]);
    },
  );

  it('follows a single flag', async () => {
    const [order] = await requestOrders([{ ...flagless, is_shipped: 0, status: 'Selesai' }]);
    expect(order?.statusLabel).toBe('Menunggu Pembayaran');
  });
});

describe('fields of a listed order that the list does not contain', () => {
  const DEEP = '{ me { orders { nodes { number grandTotal lines { productName } subtotal } } } }';

  beforeEach(() => {
    shop.upstream.on('GET /order/*', ({ path }) => ok({ ...savedOrder, hash: path.slice(7) }));
  });

  it('reads the missing fields with one REST call per order', async () => {
    const data = await shop.data(DEEP, {}, { token });
    expect(data.me.orders.nodes[9]).toEqual({
      number: orderTable.data[9]?.order_no,
      grandTotal: 7_674_998,
      lines: [{ productName: 'IdeaPad Slim 3' }],
      subtotal: 7_499_000,
    });
    expect(shop.upstream.count()).toBe(1 + 10);
    const tokens = shop.upstream.calls.map(({ headers }) => headers.authorization);
    expect(new Set(tokens)).toEqual(new Set([`Bearer ${token}`]));
  });

  it.each([
    [failure(404, 'Data tidak ditemukan'), 'SHOP_BAD_REPLY'],
    [{ status: 500, body: '' }, 'SHOP_FAILED'],
  ])('returns null for the list when an order cannot be read: %j', async (response, code) => {
    shop.upstream.on(`GET /order/${'3'.padStart(40, '0')}`, response);
    const { data, errors } = await shop.execute(DEEP, {}, { token });
    expect(data.me).toEqual({ orders: null });
    expect(errors[0]).toMatchObject({ path: expect.arrayContaining(['nodes', 3]) });
    expect(errors[0]?.extensions).toEqual({ code });
  });
});
