import { afterEach, describe, expect, it } from 'vitest';
import { problemsOf } from '../../../test-kit/request-quote.ts';
import {
  checkoutRoutes,
  laptopLine,
  ORDER_HASH,
  orderInput,
} from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';
import { ideaPad } from '../../../test-kit/samples.ts';
import { upstreamErrorCode, sendSubmit, sentOrders, submit } from '../../../test-kit/submit.ts';

const shop = gatewayForEach(checkoutRoutes);

/** Code and path of each reason why an order was rejected. */
const rejection = async (changes: Readonly<Record<string, unknown>>) => {
  const { order, userErrors } = await submit(shop, changes);
  expect(order).toBeNull();
  return problemsOf({ problems: userErrors });
};

describe('submitOrder with a created order', () => {
  const response = (data: unknown) => ({ status: 201, body: { status: 'success', data } });

  it.each([
    ['data.order.hash', { order: { hash: ORDER_HASH } }],
    ['data.order_hash', { order_hash: ORDER_HASH }],
    ['data as text', ORDER_HASH],
    ['data as a list of one', [{ hash: ORDER_HASH }]],
  ])('reads the hash from %s', async (_, data) => {
    shop.upstream.on('POST /order', response(data));
    expect((await submit(shop)).order.number).toBe('SO261120000900');
  });

  it.each([[null], [{ id: 900 }], ['terima kasih'], [{ hash: '../wishlist' }]])(
    'returns a success without an order for an invalid hash (%j)',
    async (data) => {
      shop.upstream.on('POST /order', response(data));
      expect(await submit(shop)).toEqual({ order: null, quote: null, userErrors: [] });
      expect(shop.logLines.join('')).toContain('its response has no hash of it');
    },
  );

  it('returns the order of the first response when it cannot be read again', async () => {
    shop.upstream.on(`GET /order/${ORDER_HASH}`, { status: 500, body: 'Whoops' });
    expect((await submit(shop)).order).toEqual({
      accessHash: ORDER_HASH,
      number: 'SO261120000900',
      grandTotal: 7_674_998,
      statusLabel: 'Menunggu Pembayaran',
    });
    expect(shop.logLines.join('')).toContain('"detail":"GET /order: HTTP 500"');
  });
});

describe('submitOrder with invalid input', () => {
  afterEach(() => expect(sentOrders(shop)).toEqual([]));

  it('reports every invalid field of contact and address without a REST call', async () => {
    const contact = { firstName: ' ', lastName: 'x'.repeat(101), phone: 'nanti', email: 'budi@' };
    const address = {
      ...orderInput.address,
      street: '',
      zipCode: '123456',
      cityId: '',
      phone: 'x',
    };
    expect(await rejection({ contact, address })).toEqual([
      'REQUIRED at contact.firstName',
      'TOO_LONG at contact.lastName',
      'REQUIRED at contact.phone',
      'EMAIL_INVALID at contact.email',
      'REQUIRED at address.phone',
      'REQUIRED at address.street',
      'MUST_SELECT at address.cityId',
      'TOO_LONG at address.zipCode',
    ]);
    expect(shop.upstream.count()).toBe(0);
  });

  it('reports a foreign phone number at the field of the buyer or the recipient', async () => {
    const phone = '+1 202 555 0100';
    const contact = { ...orderInput.contact, phone };
    expect(await rejection({ contact })).toEqual(['PHONE_INVALID at contact.phone']);
    const address = { ...orderInput.address, phone };
    expect(await rejection({ address })).toEqual(['PHONE_INVALID at address.phone']);
  });

  it('returns the messages of the specification', async () => {
    const contact = { firstName: '', phone: '', email: '' };
    const { userErrors } = await submit(shop, { contact });
    expect(userErrors.map(({ message }) => message)).toEqual([
      'Kolom First Name harus diisi',
      'Kolom Phone No harus diisi',
      'Kolom Email harus diisi',
    ]);
  });

  it.each([
    ['provinceId', 'Province:99', 'PROVINCE_UNKNOWN'],
    ['cityId', 'City:3273', 'CITY_UNKNOWN'],
    ['districtId', 'District:317101', 'DISTRICT_UNKNOWN'],
  ])('requires %s to be in the region above', async (field, id, code) => {
    const address = { ...orderInput.address, [field]: id };
    expect(await rejection({ address })).toEqual([`${code} at address.${field}`]);
  });

  it('reports errors of contact, cart and destination together', async () => {
    const contact = { ...orderInput.contact, email: 'budi@' };
    const lines = [{ ...laptopLine, seenPrice: 7_000_000 }];
    const fulfilment = {
      delivery: { ...orderInput.fulfilment.delivery, cityId: 'City:3273' },
    };
    expect(await rejection({ contact, lines, fulfilment })).toEqual([
      'EMAIL_INVALID at contact.email',
      'DESTINATION_MISMATCH at fulfilment.delivery.cityId',
      'PRICE_CHANGED at lines.0.seenPrice',
    ]);
    expect(sentOrders(shop)).toEqual([]);
  });

  it('returns problems and a new quote for lines with a changed price and too little stock', async () => {
    const lines = [{ ...laptopLine, quantity: 99, seenPrice: 7_000_000 }];
    const { quote, userErrors } = await submit(shop, { lines });
    expect(problemsOf({ problems: userErrors })).toEqual([
      'QUANTITY_ABOVE_STOCK at lines.0.quantity',
      'PRICE_CHANGED at lines.0.seenPrice',
      'NO_WAREHOUSE at fulfilment.delivery.warehouseId',
      'PAYMENT_SUM_MISMATCH at payments',
    ]);
    expect(quote).toMatchObject({ subtotal: 99 * 7_499_000, canSubmit: false });
  });

  it('returns TOTAL_CHANGED for a difference of one rupiah', async () => {
    for (const seenGrandTotal of [7_674_997, 7_674_999]) {
      expect(await rejection({ seenGrandTotal })).toEqual(['TOTAL_CHANGED at seenGrandTotal']);
    }
  });

  it('reports the amounts due before and now, and adjusts the payment rows to the new amount', async () => {
    shop.upstream.on('GET /product/202', ok({ ...ideaPad, price: 7_549_000 }));
    const lines = [{ ...laptopLine, seenPrice: 7_499_000 }];
    const { quote, userErrors } = await submit(shop, { lines, seenGrandTotal: 7_674_998 });
    expect(userErrors).toEqual([
      expect.objectContaining({ code: 'PRICE_CHANGED' }),
      {
        code: 'TOTAL_CHANGED',
        message: 'Total Tagihan berubah dari Rp 7.554.998 menjadi Rp 7.605.098',
        path: ['seenGrandTotal'],
      },
    ]);
    // The first row pays all of it at 2.9 %.
    expect(quote).toMatchObject({
      amountDue: 7_605_098,
      payments: [{ method: { id: 'PaymentMethod:3' }, amount: 7_605_098, fee: 220_548 }],
      grandTotal: 7_825_646,
      problems: [{ code: 'PRICE_CHANGED' }],
    });
  });

  it('compares no total while the delivery fee is unknown', async () => {
    shop.upstream.on('GET /product/202', ok({ ...ideaPad, product_stocks: [] }));
    const { quote, userErrors } = await submit(shop, { seenGrandTotal: 7_674_998 });
    expect(problemsOf({ problems: userErrors })).toEqual([
      'NO_WAREHOUSE at fulfilment.delivery.warehouseId',
    ]);
    expect(quote.problems).toEqual(userErrors);
  });

  it('returns no payment rows when the amount due has become 0', async () => {
    shop.upstream.on('GET /product/202', ok({ ...ideaPad, price: 0 }));
    const { quote, userErrors } = await submit(shop, {
      fulfilment: { pickup: {} },
      payments: [{ methodId: 'PaymentMethod:1', amount: 7_499_000 }],
      seenGrandTotal: 7_499_000,
    });
    expect(userErrors.map(({ message }) => message)).toEqual([
      'Total Tagihan berubah dari Rp 7.499.000 menjadi Rp 0',
    ]);
    expect(quote).toMatchObject({ payments: [], grandTotal: 0, canSubmit: true });
  });

  it('reports the grand total when only a fee has changed', async () => {
    const { quote, userErrors } = await submit(shop, { seenGrandTotal: 7_600_000 });
    expect(userErrors).toEqual([
      {
        code: 'TOTAL_CHANGED',
        message: 'Total Bayar berubah dari Rp 7.600.000 menjadi Rp 7.674.998',
        path: ['seenGrandTotal'],
      },
    ]);
    expect(quote.grandTotal).toBe(7_674_998);
  });

  it('reports payment rows that do not add up together with a changed total', async () => {
    const payments = [{ methodId: 'PaymentMethod:3', amount: 7_000_000 }];
    const { quote, userErrors } = await submit(shop, { payments, seenGrandTotal: 7_600_000 });
    expect(problemsOf({ problems: userErrors })).toEqual([
      'PAYMENT_SUM_MISMATCH at payments',
      'TOTAL_CHANGED at seenGrandTotal',
    ]);
    // The amount due of 7,554,998 plus a fee of 2.9 % of the row as it was sent.
    expect(quote).toMatchObject({ payments: [{ amount: 7_000_000 }], grandTotal: 7_757_998 });
    expect(userErrors[1]?.message).toBe(
      'Total Bayar berubah dari Rp 7.600.000 menjadi Rp 7.757.998',
    );
  });

  it('does not adjust payment rows that never added up to the seen total', async () => {
    const payments = [{ methodId: 'PaymentMethod:1', amount: 1_000_000 }];
    for (const seenGrandTotal of [undefined, 7_554_998]) {
      const { quote, userErrors } = await submit(shop, { payments, seenGrandTotal });
      expect(problemsOf({ problems: userErrors })).toEqual(['PAYMENT_SUM_MISMATCH at payments']);
      expect(quote.payments).toMatchObject([{ amount: 1_000_000 }]);
    }
  });

  it('reports only the payment rows when the seen total is right for rows that add up', async () => {
    const card = (amount: number) => [{ methodId: 'PaymentMethod:3', amount }];
    const payments = card(1_000_000);
    const { quote } = await submit(shop, { payments });
    const fitting = await submit(shop, {
      payments: card(quote.amountDue),
      seenGrandTotal: 1,
    });
    const seenGrandTotal = fitting.quote.grandTotal;
    expect(seenGrandTotal).not.toBe(quote.grandTotal);
    const codes = await rejection({ payments, seenGrandTotal });
    expect(codes).toEqual(['PAYMENT_SUM_MISMATCH at payments']);
  });

  it.each(['short', 'x'.repeat(65), 'has blanks in it', 'käse-käse', ''])(
    'rejects the invalid idempotency key %j',
    async (idempotencyKey) => {
      const { errors } = await sendSubmit(shop, { idempotencyKey });
      expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'idempotencyKey' });
      expect(shop.upstream.count()).toBe(0);
    },
  );

  it('fails with SHOP_UNAVAILABLE without sending the order when regions cannot be read', async () => {
    shop.upstream.on('GET /city', failure(503, 'Sedang perbaikan'));
    expect(upstreamErrorCode(await sendSubmit(shop))).toBe('SHOP_UNAVAILABLE');
  });
});
