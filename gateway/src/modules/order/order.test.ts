import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ORDER, requestOrder, startOrderShop } from '../../../test-kit/request-order.ts';
import { ORDER_HASH, PAYMENT_HASH, savedOrder } from '../../../test-kit/checkout-shop.ts';
import { failure } from '../../../test-kit/fake-upstream.ts';
import type { TestGateway } from '../../../test-kit/gateway.ts';

let shop: TestGateway;

beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(() => shop.stop());

const order = (changes?: Readonly<Record<string, unknown>>) => requestOrder(shop, changes);

describe('an order', () => {
  it('is read with everything that the shop sends about it', async () => {
    expect(await order()).toEqual({
      id: `Order:${ORDER_HASH}`,
      hash: ORDER_HASH,
      number: 'SO261120000900',
      placedAt: '2026-11-20T14:03:22+07:00',
      status: 'AWAITING_PAYMENT',
      statusLabel: 'Menunggu Pembayaran',
      isPaid: false,
      isShipped: false,
      isRefunded: false,
      total: 7_499_000,
      voucherDiscount: 0,
      totalShippingFee: 36_000,
      totalInsuranceFee: 19_998,
      amountDue: 7_554_998,
      paymentFee: 120_000,
      grandTotal: 7_674_998,
      totalWeight: 1_700,
      lines: [
        {
          id: 'OrderLine:2701',
          productName: 'IdeaPad Slim 3',
          productSku: 'LP-202',
          variantName: null,
          price: 7_499_000,
          quantity: 1,
          total: 7_499_000,
          product: { id: 'Product:202' },
          review: null,
        },
      ],
      payments: [
        {
          id: 'OrderPayment:1801',
          hash: PAYMENT_HASH,
          methodName: 'Credit Card',
          total: 4_116_000,
          state: 'PENDING',
          stateLabel: 'Belum Dibayar',
          isConfirmed: false,
          kind: 'GATEWAY',
          isPayable: true,
          expiresAt: '2026-11-21T14:03:22+07:00',
          receiptState: null,
          receiptNote: null,
          transactionStatus: null,
        },
        expect.objectContaining({ id: 'OrderPayment:1802', kind: 'MANUAL', isPayable: true }),
      ],
      fulfilment: {
        methodName: 'JNE',
        service: 'REG',
        warehouseName: 'Gudang Jakarta',
        trackingNumber: null,
      },
      contact: {
        firstName: 'Budi',
        lastName: 'Santoso',
        phone: '+6281234567890',
        email: 'budi@example.com',
      },
      address: {
        firstName: 'Budi',
        lastName: 'Santoso',
        phone: '+6281234567890',
        street: 'Jl. Melati No. 5',
        district: 'Tebet',
        city: 'Kota Jakarta Selatan',
        province: 'DKI Jakarta',
        zipCode: '12810',
      },
    });
  });

  it('that is not there, or another customer’s, is null', async () => {
    shop.upstream.on('GET /order/*', failure(404, 'Data tidak ditemukan'));
    const { data, errors } = await shop.ask(ORDER, { hash: '0'.repeat(40) });
    expect({ data, errors }).toEqual({ data: { order: null }, errors: [] });
  });

  it.each([
    '../wishlist',
    'datatables',
    '',
    `${ORDER_HASH}/refund`,
    'f'.repeat(15),
    'g'.repeat(129),
  ])('is not asked for by a hash that is none: %j', async (hash) => {
    const { errors } = await shop.ask(ORDER, { hash });
    expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(shop.upstream.count()).toBe(0);
  });

  it('is read with the client’s token, never cached and never shared', async () => {
    const first = await shop.ask(ORDER, { hash: ORDER_HASH }, { token: 'budi' });
    await shop.ask(ORDER, { hash: ORDER_HASH });
    expect(first.headers.get('cache-control')).toBe('no-store');
    const reads = shop.upstream.calls.filter(({ path }) => path === `/order/${ORDER_HASH}`);
    expect(reads.map(({ headers }) => headers.authorization)).toEqual(['Bearer budi', undefined]);
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [500, 'SHOP_FAILED'],
  ])('that cannot be read (%i) fails alone, with its code', async (status, code) => {
    shop.upstream.on(`GET /order/${ORDER_HASH}`, { status, body: { message: 'x' } });
    const { data, errors } = await shop.ask(ORDER, { hash: ORDER_HASH }, { token: 'budi' });
    expect(data).toEqual({ order: null });
    expect(errors[0]?.extensions['code']).toBe(code);
  });
});

describe('products of an order', () => {
  const [sample] = savedOrder.order_details;
  const details = Array.from({ length: 20 }, (_, place) => ({
    ...sample,
    id: 3_000 + place,
    product_id: [101, 202, 999][place % 3],
  }));

  it('are read once each: twenty lines of three products cost four REST calls', async () => {
    const { lines } = await order({ order_details: details });
    expect(lines).toHaveLength(20);
    expect(lines.slice(0, 3).map((line) => line['product'])).toEqual([
      { id: 'Product:101' },
      { id: 'Product:202' },
      null,
    ]);
    expect(shop.upstream.count()).toBe(1 + 3);
  });

  it('are not read when they are not selected', async () => {
    await shop.ask('query ($hash: String!) { order(hash: $hash) { lines { productName } } }', {
      hash: ORDER_HASH,
    });
    expect(shop.upstream.count()).toBe(1);
  });

  it('that cannot be read fail alone: the order stays', async () => {
    shop.upstream.on('GET /product/202', { status: 500, body: '' });
    const { data, errors } = await shop.ask(
      'query ($hash: String!) { order(hash: $hash) { number lines { product { id } } } }',
      { hash: ORDER_HASH },
    );
    expect(data).toEqual({ order: { number: 'SO261120000900', lines: [{ product: null }] } });
    expect(errors[0]?.path).toEqual(['order', 'lines', 0, 'product']);
  });
});
