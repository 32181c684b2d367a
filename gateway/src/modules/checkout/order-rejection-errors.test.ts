import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../../test-kit/request-quote.ts';
import {
  checkoutRoutes,
  laptopLine,
  orderInput,
  phoneLine,
} from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';
import { ideaPad } from '../../../test-kit/samples.ts';
import { upstreamErrorCode, sendSubmit, submit } from '../../../test-kit/submit.ts';

const shop = gatewayForEach(checkoutRoutes);

const reject = (status: number, errors: Readonly<Record<string, unknown>>) =>
  shop.upstream.on('POST /order', failure(status, 'Data yang dikirim tidak valid', errors));

describe('submitOrder with a rejection of the shop', () => {
  it.each([
    [409, 'details.0.price', 'PRICE_CHANGED at lines.0.seenPrice'],
    [409, 'details.12.price', 'PRICE_CHANGED at lines.12.seenPrice'],
    [409, 'details.0.product_id', 'NOT_SOLD at lines.0.productId'],
    [409, 'details.0.product_variant_id', 'VARIANT_NOT_SOLD at lines.0.variantId'],
    [409, 'details.0.quantity', 'QUANTITY_ABOVE_STOCK at lines.0.quantity'],
    [422, 'details.0.weight', 'TOTAL_CHANGED at lines.0'],
    [422, 'voucher_code', 'VOUCHER_REFUSED at voucherCode'],
    [422, 'payments', 'REFUSED at payments'],
    [422, 'payments.1', 'REFUSED at payments.1'],
    [422, 'payments.1.payment_method_id', 'PAYMENT_METHOD_NOT_OFFERED at payments.1.methodId'],
    [422, 'grand_total', 'TOTAL_CHANGED at seenGrandTotal'],
    [409, 'shipping_fee', 'TOTAL_CHANGED at seenGrandTotal'],
    [422, 'email', 'EMAIL_INVALID at contact.email'],
    [422, 'phone', 'PHONE_INVALID at contact.phone'],
    [422, 'shipping_phone', 'PHONE_INVALID at contact.phone'],
    [422, 'user_address_id', 'ADDRESS_NOT_FOUND at savedAddressId'],
    [422, 'street_address', 'REFUSED at address.street'],
    [422, 'district_id', 'DISTRICT_UNKNOWN at address.districtId'],
    [422, 'warehouse_id', 'WAREHOUSE_UNKNOWN at fulfilment.delivery.warehouseId'],
    [422, 'shipping_method_id', 'SHIPPING_METHOD_UNKNOWN at fulfilment.delivery.shippingMethodId'],
    [409, 'shipping_method_detail', 'SHIPPING_OPTION_UNKNOWN at fulfilment.delivery.service'],
    [422, 'constructor', 'REFUSED at all'],
    [422, 'something_new', 'REFUSED at all'],
  ])(
    'maps status %i of field %s to %s with the shop’s message',
    async (status, field, expected) => {
      reject(status, { [field]: ['Kata toko'] });
      const { order, userErrors } = await submit(shop);
      expect(order).toBeNull();
      expect(problemsOf({ problems: userErrors })).toEqual([expected]);
      expect(userErrors[0]?.message).toBe('Kata toko');
    },
  );

  it('maps the warehouse of a pickup to fulfilment.pickup.warehouseId', async () => {
    reject(422, { warehouse_id: ['Toko tutup'] });
    const { userErrors } = await submit(shop, {
      fulfilment: { pickup: {} },
      payments: [{ methodId: 'PaymentMethod:1', amount: 7_499_000 }],
    });
    expect(problemsOf({ problems: userErrors })).toEqual([
      'WAREHOUSE_UNKNOWN at fulfilment.pickup.warehouseId',
    ]);
  });

  it('maps messages of the specification to their codes', async () => {
    reject(422, {
      payments: 'Total Jumlah Pembayaran harus sama dengan Total Tagihan',
      email: ['Kolom Email harus diisi'],
    });
    expect(problemsOf({ problems: (await submit(shop)).userErrors })).toEqual([
      'PAYMENT_SUM_MISMATCH at payments',
      'REQUIRED at contact.email',
    ]);
  });

  it('maps lines and rows to their index in the input when others were merged or dropped', async () => {
    reject(422, { 'details.1.quantity': ['Stok'], 'payments.0.amount': ['Jumlah'] });
    const { userErrors } = await submit(shop, {
      lines: [phoneLine, { ...phoneLine, quantity: 2 }, laptopLine],
      fulfilment: { pickup: {} },
      payments: [
        { methodId: 'PaymentMethod:1', amount: 0 },
        { methodId: 'PaymentMethod:1', amount: 25_496_000 },
      ],
    });
    expect(problemsOf({ problems: userErrors })).toEqual([
      'QUANTITY_ABOVE_STOCK at lines.2.quantity',
      'REFUSED at payments.1.amount',
    ]);
  });

  it('maps an invalid phone of the recipient to the address only when the address has its own phone', async () => {
    const errors = { phone: ['Nomor salah'], shipping_phone: ['Nomor salah'] };
    reject(422, errors);
    expect(problemsOf({ problems: (await submit(shop)).userErrors })).toEqual([
      'PHONE_INVALID at contact.phone',
    ]);
    const address = { ...orderInput.address, phone: '0811222333' };
    expect(problemsOf({ problems: (await submit(shop, { address })).userErrors })).toEqual([
      'PHONE_INVALID at contact.phone',
      'PHONE_INVALID at address.phone',
    ]);
  });

  it('returns an empty path for a rejection without a field', async () => {
    shop.upstream.on('POST /order', failure(200, 'Toko sedang tutup'));
    expect((await submit(shop)).userErrors).toEqual([
      { code: 'REFUSED', message: 'Toko sedang tutup', path: [] },
    ]);
  });

  it('returns a new quote from records that are read again', async () => {
    shop.upstream.on('POST /order', () => {
      shop.upstream.on('GET /product/202', ok({ ...ideaPad, price: 8_000_000 }));
      shop.upstream.on('GET /shipping-fee', ok([{ service: 'REG', etd: '1', cost: 40_000 }]));
      return failure(409, 'Harga berubah', { 'details.0.price': ['Harga berubah'] });
    });
    const { quote } = await submit(shop);
    expect(quote).toMatchObject({ subtotal: 8_000_000, shipping: { total: 40_000 } });
  });

  it('reports figures of the new quote instead of the shop’s figures for the old rows', async () => {
    shop.upstream.on('POST /order', () => {
      shop.upstream.on('GET /shipping-fee', ok([{ service: 'REG', etd: '1', cost: 86_000 }]));
      return failure(422, 'Data yang dikirim tidak valid', {
        shipping_fee: ['Ongkos Kirim berubah menjadi Rp 86.000'],
        payment_fee: ['Biaya Pembayaran seharusnya Rp 1'],
        grand_total: ['Total Bayar seharusnya Rp 7.724.998'],
        'payments.0.total': ['Total Pembayaran seharusnya Rp 1'],
        payments: ['Total Jumlah Pembayaran harus sama dengan Total Tagihan'],
      });
    });
    const { quote, userErrors } = await submit(shop, { seenGrandTotal: 7_674_998 });
    expect(userErrors.map(({ message }) => message)).toEqual([
      'Ongkos Kirim berubah menjadi Rp 86.000',
      'Total Tagihan berubah dari Rp 7.554.998 menjadi Rp 7.604.998',
    ]);
    expect(quote).toMatchObject({ amountDue: 7_604_998, payments: [{ amount: 7_604_998 }] });
    expect(quote.problems).toEqual([]);
  });

  it('returns the rejection when the new quote fails', async () => {
    shop.upstream.on('POST /order', () => {
      shop.upstream.on('GET /product/202', { status: 500, body: '' });
      return failure(409, 'Harga berubah', { 'details.0.price': ['Harga berubah'] });
    });
    const { quote, userErrors } = await submit(shop);
    expect(quote).toBeNull();
    expect(userErrors).toHaveLength(1);
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [429, 'RATE_LIMITED'],
  ])('fails with status %i: %s', async (status, code) => {
    shop.upstream.on('POST /order', { status, body: { message: 'Unauthenticated.' } });
    expect(upstreamErrorCode(await sendSubmit(shop, {}, { token: 'old' }))).toBe(code);
  });
});
