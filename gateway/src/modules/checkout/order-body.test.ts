import { describe, expect, it } from 'vitest';
import {
  checkoutRoutes,
  delivery,
  laptopLine,
  ORDER_HASH,
  orderInput,
  phoneLine,
} from '../../../test-kit/checkout-shop.ts';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';
import { ideaPad } from '../../../test-kit/samples.ts';
import { upstreamErrorCode, sendSubmit, sentOrders, submit } from '../../../test-kit/submit.ts';

const STREET = orderInput.address.street;

const shop = gatewayForEach(checkoutRoutes);

describe('POST /order of submitOrder', () => {
  it('sends every field of the contract, with names beside ids', async () => {
    await submit(shop);
    expect(sentOrders(shop)).toEqual([
      {
        first_name: 'Budi',
        last_name: 'Santoso',
        phone: '+6281234567890',
        email: 'budi@example.com',
        user_address_id: null,
        shipping_first_name: 'Budi',
        shipping_last_name: 'Santoso',
        shipping_phone: '+6281234567890',
        street_address: 'Jl. Melati No. 5',
        province_id: 31,
        province: 'DKI Jakarta',
        city_id: 3174,
        city: 'Kota Jakarta Selatan',
        district_id: 317401,
        district: 'Tebet',
        zip_code: '12810',
        shipping_type: 'delivery',
        warehouse_id: 1,
        warehouse: 'Gudang Jakarta',
        shipping_method_id: 1,
        shipping_method_name: 'JNE',
        shipping_method_detail: 'REG',
        total_weight: 1700,
        total: 7499000,
        voucher_id: null,
        voucher_code: null,
        voucher_discount: 0,
        shipping_fee: 36000,
        additional_shipping_fee: 0,
        total_shipping_fee: 36000,
        insurance_fee_percentage: '0.2',
        insurance_fee_amount: 5000,
        total_insurance_fee: 19998,
        payment_fee: 120000,
        grand_total: 7674998,
        details: [
          {
            product_id: 202,
            product_variant_id: null,
            price: 7499000,
            quantity: 1,
            weight: 1700,
            total_weight: 1700,
          },
        ],
        payments: [
          {
            payment_method_id: 3,
            payment_method_name: 'Credit Card',
            amount: 4000000,
            fee_amount: 116000,
            total: 4116000,
          },
          {
            payment_method_id: 2,
            payment_method_name: 'BCA Virtual Account',
            amount: 3554998,
            fee_amount: 4000,
            total: 3558998,
          },
        ],
      },
    ]);
  });

  it('returns the order as the shop has saved it', async () => {
    expect(await submit(shop)).toEqual({
      order: {
        accessHash: ORDER_HASH,
        number: 'SO261120000900',
        grandTotal: 7_674_998,
        statusLabel: 'Menunggu Pembayaran',
      },
      quote: null,
      userErrors: [],
    });
  });

  it('sends ten REST calls, and three when reference data are cached', async () => {
    await submit(shop);
    expect(shop.upstream.calls.map(({ path }) => path).slice(-2)).toEqual([
      '/order',
      `/order/${ORDER_HASH}`,
    ]);
    expect(shop.upstream.count()).toBe(10);
    shop.upstream.clearCalls();
    await submit(shop, { idempotencyKey: 'second-try-0002' });
    const paths = shop.upstream.calls.map(({ path }) => path);
    expect(paths, 'stock is read again after an order').toEqual([
      '/product/202',
      '/order',
      `/order/${ORDER_HASH}`,
    ]);
  });

  it('sends the idempotency key, and a bearer token only when the request has one', async () => {
    await submit(shop);
    await submit(shop, {}, { token: 'budi' });
    const [guest, customer] = shop.upstream.calls.filter(({ method }) => method === 'POST');
    expect(guest?.headers['idempotency-key']).toBe('first-try-0001');
    expect(guest?.headers.authorization).toBeUndefined();
    expect(customer?.headers.authorization).toBe('Bearer budi');
  });

  it('sends the id of the saved address, after one REST call that checks the session', async () => {
    const changes = { savedAddressId: 'Address:12', idempotencyKey: 'with-address-01' };
    await submit(shop, changes, { token: 'budi' });
    expect(sentOrders(shop)[0]).toMatchObject({ user_address_id: 12, street_address: STREET });
    expect(shop.upstream.count()).toBe(10 + shop.upstream.count('GET /user-address'));
    expect(shop.upstream.count('GET /user-address')).toBe(1);
  });

  it.each([
    ['UNAUTHENTICATED', 'a guest who names a saved address', 'Address:12', {}],
    ['BAD_USER_INPUT', 'an id of another type', 'City:12', { token: 'budi' }],
    ['BAD_USER_INPUT', 'an id without a type', '12', { token: 'budi' }],
  ])('sends no REST call but returns %s for %s', async (code, _, savedAddressId, options) => {
    expect(upstreamErrorCode(await sendSubmit(shop, { savedAddressId }, options))).toBe(code);
    expect(shop.upstream.count()).toBe(0);
  });

  it('sends the voucher and its discount for a customer', async () => {
    const payments = [{ methodId: 'PaymentMethod:1', amount: 7_053_998 }];
    await submit(shop, { voucherCode: 'hemat10', payments }, { token: 'budi' });
    expect(sentOrders(shop)[0]).toMatchObject({
      voucher_id: 3,
      voucher_code: 'HEMAT10',
      voucher_discount: 500_000,
      grand_total: 7_053_998,
    });
  });

  it('sends no shipping method and no fee for pickup', async () => {
    const payments = [{ methodId: 'PaymentMethod:1', amount: 7_499_000 }];
    await submit(shop, { fulfilment: { pickup: {} }, payments });
    expect(sentOrders(shop)[0]).toMatchObject({
      shipping_type: 'pickup',
      warehouse_id: 1,
      shipping_method_id: null,
      shipping_method_name: null,
      shipping_method_detail: null,
      shipping_fee: 0,
      total_insurance_fee: 0,
      insurance_fee_percentage: '0',
      grand_total: 7_499_000,
    });
  });

  it('merges lines of the same product and variant', async () => {
    const lines = [phoneLine, laptopLine, { ...phoneLine, quantity: 2 }];
    const payments = [{ methodId: 'PaymentMethod:1', amount: 25_496_000 }];
    await submit(shop, { lines, fulfilment: { pickup: {} }, payments });
    expect(sentOrders(shop)[0]).toMatchObject({
      details: [
        { product_id: 101, product_variant_id: 501, quantity: 3, total_weight: 1_260 },
        { product_id: 202, quantity: 1 },
      ],
    });
  });

  it('sends the recipient of the address, and uses the city of the address as destination', async () => {
    const address = {
      ...orderInput.address,
      firstName: ' Sari ',
      phone: '0811 222 333',
      cityId: 'City:3171',
      districtId: 'District:317101',
    };
    const fulfilment = { delivery: { ...delivery, cityId: null } };
    await submit(shop, { address, fulfilment });
    expect(sentOrders(shop)[0]).toMatchObject({
      shipping_first_name: 'Sari',
      shipping_last_name: null,
      shipping_phone: '+62811222333',
      first_name: 'Budi',
      city_id: 3171,
      city: 'Kota Jakarta Pusat',
      district: 'Gambir',
    });
    const fee = shop.upstream.calls.find(({ path }) => path === '/shipping-fee');
    expect(fee?.query['destination']).toBe('3171');
  });

  it('sends ids that are not numbers and figures with a fraction unchanged', async () => {
    shop.upstream.on('GET /product/202', ok({ ...ideaPad, weight: '1700.5' }));
    shop.upstream.on('GET /shipping-fee', ok([{ service: 'REG', etd: '', cost: '36000.50' }]));
    shop.upstream.on('GET /district', ok([{ id: 'TBT-01', name: 'Tebet' }]));
    const address = { ...orderInput.address, districtId: 'District:TBT-01' };
    const payments = [{ methodId: 'PaymentMethod:1', amount: 7_554_999 }];
    await submit(shop, { address, payments });
    expect(sentOrders(shop)[0]).toMatchObject({
      district_id: 'TBT-01',
      total_weight: 1_700.5,
      shipping_fee: 36_000.5,
      total_shipping_fee: 36_001,
    });
  });

  it('sends figures that JSON numbers cannot represent as text', async () => {
    const weight = '1700.00000000000000001';
    shop.upstream.on('GET /product/202', ok({ ...ideaPad, weight }));
    await submit(shop);
    expect(sentOrders(shop)[0]).toMatchObject({ total_weight: weight });
  });
});
