import { describe, expect, it } from 'vitest';
import { shippingMethods } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';

const CONTACT = { opening_hours: 'Senin-Sabtu 09.00-18.00', phone: '+62210000118' };

const shop = gatewayForAll({
  'GET /warehouse': ok([
    { id: 5, name: 'Toko Bandung', is_default: 0, city_id: 3273 },
    { id: 1, name: 'Gudang Jakarta', city_id: 3174, address: 'Jl. Melati No. 5', ...CONTACT },
  ]),
  'GET /shipping-method': ok([
    shippingMethods[0],
    { id: 2, name: 'Tanpa Kurir', is_rajaongkir: 1, rajaongkir_courier_name: null },
    { id: 4, name: 'Kurir Toko', is_rajaongkir: 0, additional_fee: '25000.50' },
  ]),
  'GET /shipping-fee': ok([
    { service: 'OKE', etd: '3-5', cost: '28000.25' },
    { service: 'REG', etd: '2-2 HARI', cost: 36000 },
    { service: 'GRATIS', etd: '', cost: 0 },
    { service: 'MINUS', etd: '1', cost: -1 },
    { service: 'RUSAK', etd: '1', cost: 'mahal' },
    { service: 'KOSONG', etd: '1', cost: '  ' },
    { service: 'LUBANG', cost: [{ value: '  ', etd: '1' }] },
  ]),
});

const OPTIONS = `query ($method: ID!, $warehouse: ID!, $city: ID!, $weight: Grams!) {
  shippingOptions(methodId: $method, warehouseId: $warehouse, cityId: $city, weight: $weight) {
    service eta cost } }`;
const route = {
  method: 'ShippingMethod:1',
  warehouse: 'Warehouse:5',
  city: 'City:3174',
  weight: 1_700.2,
};

describe('Query.warehouses', () => {
  it('marks id 1 as default when the shop marks none', async () => {
    const { data } = await shop.execute('{ warehouses { id name isDefault address } }');
    expect(data.warehouses).toEqual([
      { id: 'Warehouse:5', name: 'Toko Bandung', isDefault: false, address: null },
      { id: 'Warehouse:1', name: 'Gudang Jakarta', isDefault: true, address: 'Jl. Melati No. 5' },
    ]);
  });

  it('returns opening hours and phone, or null', async () => {
    const { data } = await shop.execute('{ warehouses { openingHours phone } }');
    expect(data.warehouses).toEqual([
      { openingHours: null, phone: null },
      { openingHours: 'Senin-Sabtu 09.00-18.00', phone: '+62210000118' },
    ]);
  });

  it('marks only the first default when the shop marks several', async () => {
    const marked = [3, 4].map((id) => ({ id, name: `Gudang ${id}`, is_default: 'true' }));
    shop.upstream.on('GET /warehouse', ok([{ id: 1, name: 'Gudang 1' }, ...marked]));
    const { data } = await shop.execute('{ warehouses { isDefault } }');
    expect(data.warehouses).toEqual([
      { isDefault: false },
      { isDefault: true },
      { isDefault: false },
    ]);
  });
});

describe('Query.shippingMethods', () => {
  it('returns exact fees and leaves out a method without a courier', async () => {
    const { data } = await shop.execute(
      '{ shippingMethods { id hasOptions additionalFee insuranceFeePercentage insuranceFeeAmount } }',
    );
    expect(data.shippingMethods).toEqual([
      {
        id: 'ShippingMethod:1',
        hasOptions: true,
        additionalFee: '0',
        insuranceFeePercentage: '0.2',
        insuranceFeeAmount: '5000',
      },
      {
        id: 'ShippingMethod:4',
        hasOptions: false,
        additionalFee: '25000.5',
        insuranceFeePercentage: '0',
        insuranceFeeAmount: '0',
      },
    ]);
  });
});

describe('Query.shippingOptions', () => {
  it('requests fees by cities, whole grams and courier, once per route', async () => {
    const data = await shop.data(OPTIONS, route);
    expect(data.shippingOptions).toEqual([
      { service: 'OKE', eta: '3-5 hari', cost: 28_001 },
      { service: 'REG', eta: '2 hari', cost: 36_000 },
      { service: 'GRATIS', eta: null, cost: 0 },
    ]);
    const fee = shop.upstream.calls.filter((call) => call.path === '/shipping-fee');
    expect(fee.map((call) => call.query)).toEqual([
      { origin: '3273', destination: '3174', weight: '1701', courier: 'jne' },
    ]);
    expect(shop.upstream.count()).toBe(3);
    await shop.execute(OPTIONS, route);
    expect(shop.upstream.count()).toBe(3);
  });

  it.each([
    [
      'a courier service with one object for one result',
      { service: 'REG', description: 'Reguler', cost: [{ value: 15000, etd: '1-2', note: '' }] },
    ],
    [
      'a list of couriers',
      [{ code: 'jne', costs: [{ service: 'REG', cost: [{ value: '15000', etd: '1-2' }] }] }],
    ],
    ['a map instead of a list', { '3': { service: 'REG', etd: '1-2 day', cost: '15000.00' } }],
  ])('reads options from %s', async (_, response) => {
    shop.upstream.on('GET /shipping-fee', ok(response));
    const { data } = await shop.execute(OPTIONS, route);
    expect(data.shippingOptions).toEqual([{ service: 'REG', eta: '1-2 hari', cost: 15_000 }]);
  });

  it('returns no options for the shop’s own courier, without a fee request', async () => {
    const { data } = await shop.execute(OPTIONS, { ...route, method: 'ShippingMethod:4' });
    expect(data.shippingOptions).toEqual([]);
    expect(shop.upstream.count('GET /shipping-fee')).toBe(0);
  });

  it('returns no options when the courier does not serve the route', async () => {
    shop.upstream.on('GET /shipping-fee', ok([]));
    const { data } = await shop.execute(OPTIONS, route);
    expect(data.shippingOptions).toEqual([]);
  });

  it('fails with the shop’s message when the parcel is too heavy', async () => {
    shop.upstream.on('GET /shipping-fee', failure(422, 'Berat maksimal 30 kg'));
    const { data, errors } = await shop.execute(OPTIONS, route);
    expect(data.shippingOptions).toBeNull();
    expect(errors[0]).toMatchObject({
      message: 'Berat maksimal 30 kg',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('rejects an unknown method, an unknown warehouse and a weight below 0 without a fee request', async () => {
    const unknown = [
      { ...route, method: 'ShippingMethod:77' },
      { ...route, warehouse: 'Warehouse:77' },
      { ...route, weight: -1 },
    ];
    for (const variables of unknown) {
      const { errors } = await shop.execute(OPTIONS, variables);
      expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    }
    expect(shop.upstream.count('GET /shipping-fee')).toBe(0);
  });
});
