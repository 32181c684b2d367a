import { describe, expect, it } from 'vitest';
import { ORDER, requestOrder, orderRoutes } from '../../../test-kit/request-order.ts';
import {
  ORDER_HASH,
  PAYMENT_HASH,
  paymentMethods,
  savedOrder,
  warehouses,
} from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';

const shop = gatewayForAll(orderRoutes);

const order = (changes?: Readonly<Record<string, unknown>>) => requestOrder(shop, changes);

describe('Query.order', () => {
  it('returns all fields of an order', async () => {
    expect(await order()).toEqual({
      id: 'Order:SO261120000900',
      accessHash: ORDER_HASH,
      number: 'SO261120000900',
      placedAt: '2026-11-20T14:03:22+07:00',
      status: 'AWAITING_PAYMENT',
      statusLabel: 'Menunggu Pembayaran',
      timeline: null,
      subtotal: 7_499_000,
      voucherCode: null,
      discount: 0,
      discountedTotal: 7_499_000,
      shipping: { fee: null, additionalFee: null, total: 36_000 },
      insurance: { rate: null, fixedFee: null, total: 19_998 },
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
          subtotal: 7_499_000,
          product: { id: 'Product:202' },
          review: null,
        },
      ],
      payments: [
        {
          id: 'OrderPayment:1801',
          accessHash: PAYMENT_HASH,
          methodName: 'Credit Card',
          method: null,
          amount: null,
          fee: null,
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
        warehouse: null,
        trackingNumber: null,
        trackingUrl: null,
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
        districtName: 'Tebet',
        cityName: 'Kota Jakarta Selatan',
        provinceName: 'DKI Jakarta',
        district: null,
        city: null,
        province: null,
        zipCode: '12810',
      },
    });
  });

  it('returns optional fields of the shop without a further call', async () => {
    const [online] = savedOrder.order_payments;
    const more = {
      voucher_code: 'HEMAT10',
      voucher_discount: 499_000,
      shipping_fee: '35999.50',
      additional_shipping_fee: 0,
      insurance_fee_percentage: '0.20',
      insurance_fee_amount: 'lima ribu',
      district_id: 317401,
      city_id: '3174',
      resi_no: 'JP123',
      tracking_url: 'https://jne.example/?no={resi}',
      order_payments: [{ ...online, amount: 4_000_000, fee_amount: 116_000 }],
      timeline: [
        { step: 'ordered', at: '2026-11-20 14:03:22' },
        { step: 'packed', at: '2026-11-20 15:00:00' },
        { step: 'PAID', at: null },
      ],
    };
    expect(await order(more)).toMatchObject({
      fulfilment: {
        trackingNumber: 'JP123',
        trackingUrl: 'https://jne.example/?no=JP123',
      },
      voucherCode: 'HEMAT10',
      discount: 499_000,
      discountedTotal: 7_000_000,
      shipping: { fee: 36_000, additionalFee: 0, total: 36_000 },
      insurance: { rate: '0.2', fixedFee: null, total: 19_998 },
      timeline: [
        { step: 'ORDERED', at: '2026-11-20T14:03:22+07:00' },
        { step: 'PAID', at: null },
      ],
      payments: [{ amount: 4_000_000, fee: 116_000, total: 4_116_000 }],
      address: {
        cityName: 'Kota Jakarta Selatan',
        city: { id: 'City:3174', name: 'Kota Jakarta Selatan' },
        district: { id: 'District:317401', name: 'Tebet' },
        province: null,
      },
    });
    expect(shop.upstream.count()).toBe(2);
  });

  it.each([
    ['delivery', { warehouse: { id: 2, name: 'Toko Lama' } }],
    ['pickup', { warehouse: 'Toko Lama', warehouse_id: '2', shipping_type: 'pickup' }],
  ])('returns the present payment methods and warehouse for %s', async (_, changes) => {
    shop.upstream.on('GET /warehouse', ok(warehouses));
    shop.upstream.on('GET /payment-method', ok(paymentMethods));
    const order_payments = savedOrder.order_payments.map((payment, index) => ({
      ...payment,
      payment_method_id: [3, 99][index],
    }));
    const { fulfilment, payments } = await order({ ...changes, order_payments });
    expect(fulfilment).toMatchObject({ warehouse: { id: 'Warehouse:2', name: 'Toko Bandung' } });
    expect(payments.map(({ method }) => method)).toEqual([{ id: 'PaymentMethod:3' }, null]);
  });

  it('returns null for an order that the shop does not find', async () => {
    shop.upstream.on('GET /order/*', failure(404, 'Data tidak ditemukan'));
    const { data, errors } = await shop.execute(ORDER, { hash: '0'.repeat(40) });
    expect({ data, errors }).toEqual({ data: { order: null }, errors: [] });
  });

  it.each([
    '../wishlist',
    'datatables',
    '',
    `${ORDER_HASH}/refund`,
    'f'.repeat(15),
    'g'.repeat(129),
  ])('rejects the invalid hash %j without a REST call', async (hash) => {
    const { errors } = await shop.execute(ORDER, { hash });
    expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(shop.upstream.count()).toBe(0);
  });

  it('reads the order with the token of each request and caches nothing', async () => {
    const first = await shop.execute(ORDER, { hash: ORDER_HASH }, { token: 'budi' });
    await shop.execute(ORDER, { hash: ORDER_HASH });
    expect(first.headers.get('cache-control')).toBe('no-store');
    const reads = shop.upstream.calls.filter(({ path }) => path === `/order/${ORDER_HASH}`);
    expect(reads.map(({ headers }) => headers.authorization)).toEqual(['Bearer budi', undefined]);
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [500, 'SHOP_FAILED'],
  ])('fails with status %i: %s', async (status, code) => {
    shop.upstream.on(`GET /order/${ORDER_HASH}`, { status, body: { message: 'x' } });
    const { data, errors } = await shop.execute(ORDER, { hash: ORDER_HASH }, { token: 'budi' });
    expect(data).toEqual({ order: null });
    expect(errors[0]?.extensions['code']).toBe(code);
  });
});

describe('products of order lines', () => {
  const [sample] = savedOrder.order_details;
  const details = Array.from({ length: 20 }, (_, index) => ({
    ...sample,
    id: 3_000 + index,
    product_id: [101, 202, 999][index % 3],
  }));

  it('reads each product once when the shop has no call for several products', async () => {
    const { lines } = await order({ order_details: details });
    expect(lines).toHaveLength(20);
    expect(lines.slice(0, 3).map((line) => line['product'])).toEqual([
      { id: 'Product:101' },
      { id: 'Product:202' },
      null,
    ]);
    expect(shop.upstream.count()).toBe(1 + 1 + 3);
  });

  it('does not read products that are not selected', async () => {
    await shop.execute(
      'query ($hash: String!) { order(accessHash: $hash) { lines { productName } } }',
      {
        hash: ORDER_HASH,
      },
    );
    expect(shop.upstream.count()).toBe(1);
  });

  it('returns null with an error for a product that cannot be read', async () => {
    shop.upstream.on('GET /product/202', { status: 500, body: '' });
    const { data, errors } = await shop.execute(
      'query ($hash: String!) { order(accessHash: $hash) { number lines { product { id } } } }',
      { hash: ORDER_HASH },
    );
    expect(data).toEqual({ order: { number: 'SO261120000900', lines: [{ product: null }] } });
    expect(errors[0]?.path).toEqual(['order', 'lines', 0, 'product']);
  });
});
