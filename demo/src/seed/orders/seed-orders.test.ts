import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoShop } from '../../../test-kit/demo-shop.ts';
import { pluck } from '../../../../shop-api/test-kit/shop-client.ts';
import { products, stocks } from '@gawai/shop-api/db/tables/catalog';
import { orderDetails, orderPayments, orders } from '@gawai/shop-api/db/tables/order';
import { reviews } from '@gawai/shop-api/db/tables/review';
import { vouchers, voucherUses } from '@gawai/shop-api/db/tables/voucher';
import { DEMO_SIGN_IN } from '@gawai/shop-api/demo-sign-in';
import { orderShape } from '@gawai/shop-api/resources/order/order-shape';
import { wishlistOf } from '@gawai/shop-api/resources/wishlist/routes';
import { CATALOGUE } from '../catalogue.ts';
import { DEMO_CUSTOMER } from '../demo-customer.ts';
import { variantId } from '../seed-catalogue.ts';
import { VOUCHERS } from '../vouchers.ts';
import { WAREHOUSES } from '../warehouses.ts';

const { running, client, seededAt, dataDir } = await demoShop();
const { db, secrets } = running.shop;
const operator = { headers: { 'x-operator-key': secrets.operatorKey ?? '' } };

const all = await db.select().from(orders).orderBy(orders.id);
const rows = await db.select().from(orderPayments).orderBy(orderPayments.id);
const rowsOf = (id: number) => rows.filter(({ orderId }) => orderId === id);

/** An order as its page shows it. */
type Shown = Awaited<ReturnType<typeof orderShape>>;
const shown = await Promise.all(
  all.filter(({ userId }) => userId === DEMO_CUSTOMER.id).map((order) => orderShape(db, order)),
);

const paidStates = ({ order_payments }: Shown) => order_payments.map((row) => row.is_paid).join();
const isOpen = (order: Shown) => order.is_refunded === 0 && order.is_paid === 0;
const isManual = ({ order_payments }: Shown) =>
  order_payments.every((row) => row.payment_gateway_id === 0);
const isReviewed = ({ order_details }: Shown) =>
  order_details.every(({ review }) => review !== null);
const hasReceipt = ({ order_payments }: Shown) =>
  order_payments.some((row) => row.is_confirmed === 1);

describe('orders of the demo customer', () => {
  it.each<[string, (order: Shown) => boolean]>([
    [
      'wait for the provider',
      (order) => isOpen(order) && !isManual(order) && paidStates(order) === '0,0',
    ],
    ['wait for a transfer', (order) => isOpen(order) && isManual(order) && !hasReceipt(order)],
    ['wait for the operator', (order) => isOpen(order) && isManual(order) && hasReceipt(order)],
    ['are paid in part', (order) => isOpen(order) && paidStates(order) === '1,0'],
    [
      'are being packed',
      (order) => order.is_paid === 1 && order.is_shipped === 0 && order.refund === null,
    ],
    [
      'are on their way with a number, not reviewed yet',
      (order) => order.is_shipped === 1 && order.resi_no !== null && !isReviewed(order),
    ],
    [
      'are reviewed line by line',
      (order) => order.order_details.length > 1 && isReviewed(order) && order.is_shipped === 1,
    ],
    [
      'were picked up',
      (order) =>
        order.shipping_type === 'pickup' && order.is_shipped === 1 && order.resi_no === null,
    ],
    [
      'are voided when not paid in time',
      (order) => order.is_refunded === 1 && paidStates(order) === '-1',
    ],
    ['have a refund request', ({ refund }) => refund?.status === 'requested'],
    [
      'are refunded after they were sent',
      (order) => order.refund?.status === 'approved' && order.is_shipped === 1,
    ],
    [
      'are refunded before they were sent',
      (order) => order.refund?.status === 'approved' && order.is_shipped === 0,
    ],
    [
      'have a rejected refund with a note',
      ({ refund }) => refund?.status === 'rejected' && refund.note !== null,
    ],
    ['used a voucher', (order) => order.voucher_discount > 0],
  ])('includes orders of the demo customer that %s', (_, is) => {
    expect(shown.filter(is).length).toBeGreaterThan(0);
  });

  it('lists the orders to the customer, newest first', async () => {
    const { body } = await client.post('/login', DEMO_SIGN_IN);
    const listed = await client.get('/order', { token: body.data.token });
    const numbers = shown.map(({ order_no }) => order_no).reverse();
    expect(pluck(listed.body.data, 'order_no')).toEqual(numbers);
  });

  it('includes one unpaid payment with a rejected receipt and a note', () => {
    const rejected = rows.filter((row) => row.operatorNote !== null);
    expect(rejected).toMatchObject([{ isPaid: 0, isConfirmed: false }]);
  });
});

describe('orders of guests', () => {
  const guests = all.filter(({ userId }) => userId === null);

  it('returns guest orders in at least four states by their hash alone', async () => {
    const flags = guests.map((order) => [order.isPaid, order.isShipped, order.isRefunded].join());
    expect(new Set(flags).size).toBeGreaterThanOrEqual(4);
    for (const { hash } of guests) expect((await client.get(`/order/${hash}`)).status).toBe(200);
  });
});

describe('times of the demo orders', () => {
  it('dates orders before the seed, with order numbers that ascend with time', () => {
    const times = all.map(({ orderTime }) => orderTime.getTime());
    expect([...times].sort((one, other) => one - other)).toEqual(times);
    expect(Math.max(...times)).toBeLessThan(seededAt.getTime());
    const numbers = all.map(({ orderNo }) => orderNo);
    expect([...numbers].sort()).toEqual(numbers);
  });

  it('leaves open payments more than six hours, and the expiry job nothing to do', async () => {
    for (const row of rows.filter(({ isPaid, isConfirmed }) => isPaid === 0 && !isConfirmed)) {
      expect(row.expiredAt.getTime() - seededAt.getTime()).toBeGreaterThan(6 * 3_600_000);
    }
    const { body } = await client.post('/operator/expire', {}, operator);
    expect(body.data).toEqual({ expired_payments: 0, voided_orders: 0 });
  });

  it('dates all payments before the seed', () => {
    for (const { paidAt } of rows) expect(paidAt?.getTime() ?? 0).toBeLessThan(seededAt.getTime());
  });
});

describe('stock and voucher use of the demo orders', () => {
  it('reduces the stock of the warehouses, except for returned goods', async () => {
    const lines = await db.select().from(orderDetails);
    const ordersWithGoods = new Set(
      all.filter((order) => !order.isRefunded || order.isShipped).map(({ id }) => id),
    );
    const sold = (product: number, variant: number | null, warehouse: number) =>
      lines
        .filter((line) => line.productId === product && line.productVariantId === variant)
        .filter((line) => ordersWithGoods.has(line.orderId))
        .filter((line) => all.find(({ id }) => id === line.orderId)?.warehouseId === warehouse)
        .reduce((sum, line) => sum + line.quantity, 0);
    const expected = CATALOGUE.flatMap(({ id, sold: kinds }) => {
      const holders =
        'tone' in kinds
          ? [[null, kinds.stock] as const]
          : kinds.variants.map(([, , pieces], at) => [variantId(id, at), pieces] as const);
      return holders.flatMap(([variant, pieces]) =>
        WAREHOUSES.map(({ id: warehouse }, at) => {
          const left = (pieces[at] ?? 0) - sold(id, variant, warehouse);
          return [id, variant, warehouse, left].join();
        }).filter((row) => !row.endsWith(',0')),
      );
    });
    const left = (await db.select().from(stocks))
      .filter(({ stock }) => stock > 0)
      .map((row) => [row.productId, row.variantId, row.warehouseId, row.stock].join());
    expect(left.sort()).toEqual(expected.sort());
    expect(lines.length).toBeGreaterThan(20);
  });

  it('counts one use of a voucher, and none after a refund before shipping', async () => {
    const uses = await db.select().from(voucherUses);
    const codes = await db.select().from(vouchers);
    expect(uses.map(({ voucherId }) => codes.find(({ id }) => id === voucherId)?.code)).toEqual([
      'KENALAN75',
    ]);
    for (const { code, usedCount } of VOUCHERS) {
      const now = codes.find((voucher) => voucher.code === code)?.usedCount;
      expect([code, now]).toEqual([code, usedCount + (code === 'KENALAN75' ? 1 : 0)]);
    }
    expect(all.filter(({ voucherCode }) => voucherCode === 'AKSESORI8')).toMatchObject([
      { isRefunded: true },
    ]);
  });

  it('splits each total into payments that add up, and marks paid orders as paid', () => {
    for (const { id, grandTotal, isPaid } of all) {
      const own = rowsOf(id);
      expect(own.reduce((sum, row) => sum + row.total, 0)).toBe(grandTotal);
      expect(isPaid).toBe(own.every((row) => row.isPaid === 1));
    }
  });

  it('adds reviews to the ratings of the catalogue', async () => {
    const stored = await db.select().from(reviews);
    expect(stored).toHaveLength(3);
    const rated = await db.select().from(products);
    for (const { productId, star } of stored) {
      const [mean, count] = CATALOGUE.find(({ id }) => id === productId)?.rated ?? [0, 0];
      expect(rated.find(({ id }) => id === productId)).toMatchObject({
        ratingCount: count + 1,
        ratingTotal: Math.round(mean * count) + star,
      });
    }
  });
});

describe('receipts of the demo orders', () => {
  it('lists two receipts that await the operator, with their pictures', async () => {
    const { body } = await client.get('/operator/order-payment?state=awaiting', operator);
    expect(body.data).toHaveLength(2);
    for (const id of pluck(body.data, 'id')) {
      const { status, headers } = await client.get(
        `/operator/order-payment/${String(id)}/receipt`,
        operator,
      );
      expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
  });

  it('stores five receipts in the data folder', async () => {
    expect(await readdir(join(dataDir, 'receipts'))).toHaveLength(5);
  });
});

describe('wishlist of the demo customer', () => {
  it('contains a sold-out, a cheaper and a dearer product', async () => {
    const wishes = await wishlistOf(db, DEMO_CUSTOMER.id);
    expect(wishes).toHaveLength(5);
    const kinds = wishes.map(({ price, product, totalOnlineStock }) => [
      totalOnlineStock === 0 ? 'sold out' : 'in stock',
      Math.sign((product?.price ?? 0) - price),
    ]);
    expect(kinds).toContainEqual(['sold out', 0]);
    expect(kinds).toContainEqual(['in stock', -1]);
    expect(kinds).toContainEqual(['in stock', 1]);
  });
});
