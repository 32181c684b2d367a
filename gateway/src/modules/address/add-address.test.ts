import { describe, expect, it } from 'vitest';
import { accountRoutes, home, homeInput, sentBody } from '../../../test-kit/account-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';

const token = '7|rahasia';
const created = (data: unknown) => ({ ...ok(data), status: 201 });

const shop = gatewayForAll({
  ...accountRoutes,
  'POST /user-address': created(home),
});

const ERRORS = 'userErrors { code message path }';
const ADD = `mutation ($input: AddAddressInput!) { addAddress(input: $input) {
  address { id name isDefault city { name } } ${ERRORS} } }`;
const add = (changes = {}) =>
  shop.execute(ADD, { input: { address: { ...homeInput, ...changes } } }, { token });

const expectedHome = {
  id: 'Address:12',
  name: 'Rumah',
  isDefault: true,
  city: { name: 'Kota Jakarta Selatan' },
};
const REGION_CALLS = ['GET /province', 'GET /city', 'GET /district'];
const changes = () => shop.upstream.callNames.filter((name) => !REGION_CALLS.includes(name));

describe('addAddress', () => {
  it('sends the region names of the shop, which are read once and cached', async () => {
    const { data, errors, headers } = await add({ name: ' Rumah ', isDefault: true });
    expect(errors).toEqual([]);
    expect(data.addAddress).toEqual({ address: expectedHome, userErrors: [] });
    const sent = shop.upstream.calls.find(({ method }) => method === 'POST');
    const { id: _id, ...body } = home;
    expect(sentBody(sent)).toEqual(body);
    expect(shop.upstream.count()).toBe(4);
    expect(headers.get('cache-control')).toBe('no-store');
    await add();
    expect(shop.upstream.count()).toBe(5);
  });

  it('reads regions without a token and saves the address with the token', async () => {
    await add();
    const withToken = shop.upstream.calls.filter(({ headers }) => headers.authorization);
    expect(withToken.map(({ path }) => path)).toEqual(['/user-address']);
    expect(withToken[0]?.headers.authorization).toBe('Bearer 7|rahasia');
  });

  it('saves an address that is not the default and has no last name', async () => {
    await add({ lastName: null });
    expect(sentBody(shop.upstream.calls.at(-1))).toMatchObject({ is_default: 0, last_name: null });
  });

  it.each([
    ['nothing', ok(null)],
    ['an empty list', ok([])],
    ['a text', ok('OK')],
    ['only its id', ok({ id: 12 })],
  ])('finds the saved address in the list when the shop returns %s', async (_, response) => {
    shop.upstream.on('POST /user-address', response);
    const { data } = await add();
    expect(data.addAddress).toEqual({ address: expectedHome, userErrors: [] });
    expect(changes()).toEqual(['POST /user-address', 'GET /user-address']);
  });

  it('returns the newest of several equal addresses', async () => {
    shop.upstream.on('POST /user-address', ok(null));
    const newest = { ...home, id: 15, is_default: 0 };
    shop.upstream.on('GET /user-address', ok([home, newest, { ...newest, id: 14 }]));
    expect((await add()).data.addAddress.address.id).toBe('Address:15');
    expect((await add({ isDefault: true })).data.addAddress.address.id).toBe('Address:12');
  });

  it.each([
    ['fails', { status: 500 }],
    ['does not contain it', ok([])],
  ])(
    'returns null without an error when the address was saved but the list %s',
    async (_, list) => {
      shop.upstream.on('POST /user-address', ok(null));
      shop.upstream.on('GET /user-address', list);
      const { data, errors } = await add();
      expect([data.addAddress, errors]).toEqual([{ address: null, userErrors: [] }, []]);
    },
  );

  it('validates the input without a REST call', async () => {
    const blank = { name: ' ', firstName: '', phone: '-', street: '', zipCode: '' };
    const regions = { provinceId: '', cityId: '', districtId: '' };
    const { data } = await add({ ...blank, ...regions });
    expect(data.addAddress.address).toBeNull();
    expect(data.addAddress.userErrors).toMatchObject([
      { code: 'REQUIRED', message: 'Kolom Nama Alamat harus diisi', path: ['address', 'name'] },
      { code: 'REQUIRED', path: ['address', 'phone'] },
      { code: 'REQUIRED', path: ['address', 'firstName'] },
      { code: 'REQUIRED', message: 'Kolom Alamat harus diisi', path: ['address', 'street'] },
      { code: 'MUST_SELECT', message: 'Kolom Provinsi harus dipilih' },
      { code: 'MUST_SELECT', message: 'Kolom Kota harus dipilih', path: ['address', 'cityId'] },
      { code: 'MUST_SELECT', path: ['address', 'districtId'] },
      { code: 'REQUIRED', message: 'Kolom Kode Pos harus diisi', path: ['address', 'zipCode'] },
    ]);
    const long = await add({ zipCode: '123456', lastName: 'a'.repeat(101) });
    expect(long.data.addAddress.userErrors).toMatchObject([
      { code: 'TOO_LONG', path: ['address', 'lastName'] },
      { code: 'TOO_LONG', message: 'Kolom Kode Pos maksimal 5 karakter' },
    ]);
    expect(shop.upstream.count()).toBe(0);
  });

  it.each([
    ['provinceId', 'Province:99', 'PROVINCE_UNKNOWN'],
    ['cityId', 'City:3273', 'CITY_UNKNOWN'],
    ['districtId', 'District:327301', 'DISTRICT_UNKNOWN'],
  ])('requires each region to be in the one above: %s', async (field, id, code) => {
    const { data } = await add({ [field]: id });
    expect(data.addAddress.userErrors).toMatchObject([{ code, path: ['address', field] }]);
    expect(changes()).toEqual([]);
  });

  it('does not save the address when the regions cannot be read', async () => {
    shop.upstream.on('GET /city', { status: 500 });
    const { errors } = await add();
    expect(errors[0]?.extensions).toEqual({ code: 'SHOP_FAILED' });
    expect(changes()).toEqual([]);
  });

  it.each([
    ['address_name', 'name'],
    ['street_address', 'street'],
    ['first_name', 'firstName'],
    ['last_name', 'lastName'],
    ['phone', 'phone'],
    ['zip_code', 'zipCode'],
    ['province_id', 'provinceId'],
    ['city_id', 'cityId'],
    ['city', 'cityId'],
    ['district_id', 'districtId'],
    ['is_default', 'isDefault'],
  ])('maps the shop’s error of %s to %s', async (wireField, field) => {
    const response = failure(422, 'Data yang dikirim tidak valid', { [wireField]: 'Kata toko' });
    shop.upstream.on('POST /user-address', response);
    const { data, errors } = await add();
    expect(data.addAddress).toEqual({
      address: null,
      userErrors: [{ code: 'REFUSED', message: 'Kata toko', path: ['address', field] }],
    });
    expect(errors).toEqual([]);
  });

  it('does not retry the call', async () => {
    shop.upstream.on('POST /user-address', { cut: true });
    const { errors } = await add();
    expect(errors[0]?.extensions).toEqual({ code: 'SHOP_UNAVAILABLE' });
    expect(changes()).toEqual(['POST /user-address']);
  });

  it('rejects ids of other types without a REST call', async () => {
    const { errors } = await add({ cityId: 'Province:3174' });
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'address.cityId' });
    expect(shop.upstream.count()).toBe(0);
  });
});
