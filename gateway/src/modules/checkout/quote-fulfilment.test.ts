import { describe, expect, it } from 'vitest';
import { requestQuote, problemsOf } from '../../../test-kit/request-quote.ts';
import {
  checkoutRoutes,
  delivery,
  laptopLine,
  phoneLine,
  shippingOptions,
  warehouses,
} from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { ideaPad } from '../../../test-kit/samples.ts';

const shop = gatewayForAll(checkoutRoutes);

/** The quote without the problem of payments that have not been chosen yet. */
async function quote(fulfilment: unknown, lines: readonly unknown[] = [laptopLine]) {
  const result = await requestQuote(shop, { lines, fulfilment });
  const problems = result.problems.filter(({ code }) => code !== 'PAYMENT_REQUIRED');
  return { ...result, problems, problemTexts: problemsOf({ problems }) };
}

/** Every warehouse, and whether it can fill these lines. */
async function choices(lines: readonly unknown[]): Promise<readonly unknown[]> {
  const { data } = await shop.execute(
    `query ($input: CheckoutQuoteInput!) {
      checkoutQuote(input: $input) { warehouses { warehouse { id } canFulfil shortLines } }
    }`,
    { input: { lines } },
  );
  return data.checkoutQuote.warehouses;
}

const laptop = (jakarta: number, bandung: number) =>
  ok({
    ...ideaPad,
    product_stocks: [
      { warehouse_id: 1, stock: jakarta },
      { warehouse_id: 2, stock: bandung },
    ],
  });

describe('warehouse of checkoutQuote', () => {
  it('chooses the default warehouse for delivery and the first warehouse for pickup', async () => {
    shop.upstream.on(
      'GET /warehouse',
      ok([warehouses[1], warehouses[0], { id: 3, name: 'Toko Surabaya', city_id: 3578 }]),
    );
    expect((await quote({ delivery })).fulfilment.warehouse).toEqual({ id: 'Warehouse:1' });
    expect((await quote({ pickup: {} })).fulfilment.warehouse).toEqual({ id: 'Warehouse:2' });
  });

  it('chooses another warehouse when the default one is short of a line', async () => {
    shop.upstream.on('GET /product/202', laptop(0, 5));
    const result = await quote({ delivery });
    expect(result.fulfilment.warehouse).toEqual({ id: 'Warehouse:2' });
    expect(result.problemTexts).toEqual([]);
    expect(shop.upstream.calls.find(({ path }) => path === '/shipping-fee')?.query).toMatchObject({
      origin: '3273',
    });
  });

  it('lists the lines that each warehouse is short of, adding up lines of the same variant', async () => {
    const lines = [laptopLine, { ...phoneLine, quantity: 3 }, { ...phoneLine, quantity: 3 }];
    expect(await choices(lines)).toEqual([
      { warehouse: { id: 'Warehouse:1' }, canFulfil: true, shortLines: [] },
      { warehouse: { id: 'Warehouse:2' }, canFulfil: false, shortLines: [1, 2] },
    ]);
  });

  it('lists short lines by their index in the input when another product no longer exists', async () => {
    const lines = [
      { productId: 'Product:999', quantity: 1 },
      { ...phoneLine, quantity: 9 },
    ];
    expect((await choices(lines))[1]).toMatchObject({ canFulfil: false, shortLines: [1] });
  });

  it('reports a requested warehouse that is short or unknown, and requests no fees', async () => {
    shop.upstream.on('GET /product/202', laptop(3, 0));
    const short = await quote({ delivery: { ...delivery, warehouseId: 'Warehouse:2' } });
    expect(short.problemTexts).toEqual(['WAREHOUSE_EXCLUDED at fulfilment.delivery.warehouseId']);
    expect(short.problems[0]?.message).toBe('Stok di Toko Bandung tidak cukup untuk pesanan ini');
    const unknown = await quote({ pickup: { warehouseId: 'Warehouse:9' } });
    expect(unknown.problemTexts).toEqual(['WAREHOUSE_UNKNOWN at fulfilment.pickup.warehouseId']);
    expect(shop.upstream.count('GET /shipping-fee')).toBe(0);
  });

  it('reports NO_WAREHOUSE when no single warehouse can fill the cart', async () => {
    shop.upstream.on('GET /product/202', laptop(1, 1));
    const result = await quote({ delivery }, [{ ...laptopLine, quantity: 2 }]);
    expect(result.problemTexts).toEqual(['NO_WAREHOUSE at fulfilment.delivery.warehouseId']);
    expect(result.fulfilment).toMatchObject({ warehouse: null, options: [], option: null });
    expect(shop.upstream.count('GET /shipping-fee')).toBe(0);
  });

  it('keeps the requested warehouse for delivery but not for pickup when none can fill the cart', async () => {
    shop.upstream.on('GET /product/202', laptop(1, 1));
    const lines = [{ ...laptopLine, quantity: 2 }];
    const requested = { warehouseId: 'Warehouse:2' };
    const sent = await quote({ delivery: { ...delivery, ...requested } }, lines);
    expect(sent.problemTexts).toEqual(['NO_WAREHOUSE at fulfilment.delivery.warehouseId']);
    expect(sent.fulfilment.warehouse).toEqual({ id: 'Warehouse:2' });
    const fetched = await quote({ pickup: requested }, lines);
    expect(fetched.problemTexts).toEqual(['NO_WAREHOUSE at fulfilment.pickup.warehouseId']);
    expect(fetched.fulfilment.warehouse).toBeNull();
  });
});

describe('delivery of checkoutQuote', () => {
  it('reports missing choices and requests no fees', async () => {
    const nothing = await quote({ delivery: {} });
    expect(nothing.problemTexts).toEqual([
      'DESTINATION_REQUIRED at fulfilment.delivery.cityId',
      'SHIPPING_METHOD_REQUIRED at fulfilment.delivery.shippingMethodId',
    ]);
    const noCity = await quote({ delivery: { shippingMethodId: 'ShippingMethod:1' } });
    expect(noCity.problemTexts).toEqual(['DESTINATION_REQUIRED at fulfilment.delivery.cityId']);
    const unknown = await quote({
      delivery: { ...delivery, shippingMethodId: 'ShippingMethod:9' },
    });
    expect(unknown.problemTexts).toEqual([
      'SHIPPING_METHOD_UNKNOWN at fulfilment.delivery.shippingMethodId',
    ]);
    expect(shop.upstream.count('GET /shipping-fee')).toBe(0);
  });

  it('requires a destination for the shop’s own courier too, which has a fixed fee', async () => {
    const own = { shippingMethodId: 'ShippingMethod:4' };
    const { problemTexts } = await quote({ delivery: own });
    expect(problemTexts).toEqual(['DESTINATION_REQUIRED at fulfilment.delivery.cityId']);
    const result = await quote({ delivery: { ...own, cityId: 'City:3174' } });
    expect(result).toMatchObject({
      problemTexts: [],
      shipping: { total: 25_000 },
      insurance: { total: 0 },
    });
    expect(result.fulfilment).toMatchObject({ options: [], option: null });
    expect(shop.upstream.count('GET /shipping-fee')).toBe(0);
  });

  it('preselects the first service in the shop’s order, even when it is not the cheapest', async () => {
    shop.upstream.on('GET /shipping-fee', ok([...shippingOptions].reverse()));
    const result = await quote({ delivery: { ...delivery, service: null } });
    expect(result.fulfilment).toMatchObject({ option: { service: 'YES' } });
    expect(result.shipping.total).toBe(64_000);
  });

  it('reports an unknown service instead of choosing another one', async () => {
    const result = await quote({ delivery: { ...delivery, service: 'SAMEDAY' } });
    expect(result.problemTexts).toEqual(['SHIPPING_OPTION_UNKNOWN at fulfilment.delivery.service']);
    expect(result.fulfilment).toMatchObject({ option: null, options: [{}, {}, {}] });
  });

  it.each([
    [
      'no service is offered',
      ok([]),
      'SHIPPING_OPTIONS_EMPTY',
      'Tidak ada Layanan Pengiriman ke alamat ini',
    ],
    [
      'the parcel is too heavy',
      failure(422, 'Berat maksimal 30 kg'),
      'SHIPPING_OPTIONS_FAILED',
      'Berat maksimal 30 kg',
    ],
    [
      'the courier is unavailable',
      { status: 503, headers: { 'retry-after': '9' } },
      'SHIPPING_OPTIONS_FAILED',
      'Ongkos Kirim tidak dapat dihitung. Silakan coba lagi.',
    ],
    [
      'the fees are not a list',
      ok('gratis'),
      'SHIPPING_OPTIONS_FAILED',
      'Ongkos Kirim tidak dapat dihitung. Silakan coba lagi.',
    ],
  ])('reports a problem instead of free delivery when %s', async (_, response, code, message) => {
    shop.upstream.on('GET /shipping-fee', response);
    const result = await quote({ delivery });
    expect(result.problems[0]).toEqual({
      code,
      message,
      path: ['fulfilment', 'delivery', 'service'],
    });
    expect(result.problemTexts).toHaveLength(1);
    expect(result.fulfilment).toMatchObject({ options: [], option: null });
  });

  it('reports SHIPPING_OPTIONS_FAILED and logs the warehouse when it has no city', async () => {
    shop.upstream.on('GET /warehouse', ok([{ id: 1, name: 'Gudang' }]));
    expect((await quote({ delivery })).problemTexts).toEqual([
      'SHIPPING_OPTIONS_FAILED at fulfilment.delivery.service',
    ]);
    expect(shop.logLines.join('')).toContain('"detail":"warehouse 1 has no city"');
  });
});

describe('pickup of checkoutQuote', () => {
  it('returns fees of 0 and requests none', async () => {
    const result = await quote({ pickup: {} }, [phoneLine]);
    expect(result).toMatchObject({
      problemTexts: [],
      shipping: { total: 0 },
      insurance: { total: 0 },
    });
    expect(result.fulfilment).toEqual({
      __typename: 'QuotePickup',
      warehouse: { id: 'Warehouse:1' },
    });
    expect(shop.upstream.count('GET /shipping-method')).toBe(0);
    expect(shop.upstream.count('GET /shipping-fee')).toBe(0);
  });
});
