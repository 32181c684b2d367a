import { describe, expect, it } from 'vitest';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';

const shop = gatewayForAll({
  'GET /province': ok([{ id: 31, name: 'DKI Jakarta' }]),
  'GET /city': ({ query }) =>
    ok(query['province'] === '31' ? [{ id: 3174, name: 'Jakarta Selatan', province_id: 31 }] : []),
  'GET /district': ok([{ subdistrict_id: '317401', subdistrict_name: 'Tebet' }]),
});

const CITIES = 'query ($id: ID!) { cities(provinceId: $id) { id name } }';

describe('region queries', () => {
  it('returns provinces, cities of a province and districts of a city by global ids', async () => {
    const { data } = await shop.execute(`{
      provinces { id name }
      cities(provinceId: "Province:31") { id name }
      districts(cityId: "City:3174") { id name } }`);
    expect(data).toEqual({
      provinces: [{ id: 'Province:31', name: 'DKI Jakarta' }],
      cities: [{ id: 'City:3174', name: 'Jakarta Selatan' }],
      districts: [{ id: 'District:317401', name: 'Tebet' }],
    });
    expect(shop.upstream.count()).toBe(3);
    expect(shop.upstream.calls.find((call) => call.path === '/district')?.query).toEqual({
      city: '3174',
    });
  });

  it('caches the regions of each parent for an hour', async () => {
    await shop.execute(CITIES, { id: 'Province:31' });
    shop.advance(3_599_999);
    await shop.execute(CITIES, { id: 'Province:31' });
    expect(shop.upstream.count()).toBe(1);
    const { data } = await shop.execute(CITIES, { id: 'Province:99' });
    expect(data.cities).toEqual([]);
    expect(shop.upstream.count()).toBe(2);
  });

  it('rejects invalid ids without a REST call', async () => {
    for (const id of ['City:31', '31', 'Province:', 'Province:3/1', 'Province:..', 'province:31']) {
      const { errors } = await shop.execute(CITIES, { id });
      expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'provinceId' });
    }
    expect(shop.upstream.count()).toBe(0);
  });

  it('adds the type to the name of a city in the format of a courier service', async () => {
    shop.upstream.on(
      'GET /city',
      ok([
        { city_id: '22', city_name: 'Bandung', type: 'Kabupaten', province_id: '9' },
        { city_id: '23', city_name: 'Kota Bandung', type: 'Kota', province_id: '9' },
      ]),
    );
    const { data } = await shop.execute(CITIES, { id: 'Province:9' });
    expect(data.cities).toEqual([
      { id: 'City:22', name: 'Kabupaten Bandung' },
      { id: 'City:23', name: 'Kota Bandung' },
    ]);
  });
});
