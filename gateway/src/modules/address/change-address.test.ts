import { describe, expect, it } from 'vitest';
import {
  accountRoutes,
  home,
  homeInput,
  office,
  sentBody,
} from '../../../test-kit/account-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';

const token = '7|rahasia';

const shop = gatewayForAll({
  ...accountRoutes,
  'PUT /user-address/12': ok(home),
  'DELETE /user-address/12': ok(null),
});

const ERRORS = 'userErrors { code message path }';
const UPDATE = `mutation ($input: UpdateAddressInput!) { updateAddress(input: $input) {
  address { id isDefault } addresses { id isDefault } ${ERRORS} } }`;
const DELETE = `mutation ($input: DeleteAddressInput!) { deleteAddress(input: $input) {
  deletedId addresses { id } ${ERRORS} } }`;

const change = (address: Readonly<Record<string, unknown>>, id = 'Address:12') =>
  shop.execute(UPDATE, { input: { id, address } }, { token });
const update = (changes = {}, id?: string) => change({ ...homeInput, ...changes }, id);
const remove = (id = 'Address:12') => shop.execute(DELETE, { input: { id } }, { token });

const REGION_CALLS = ['GET /province', 'GET /city', 'GET /district'];
const changes = () => shop.upstream.callNames.filter((name) => !REGION_CALLS.includes(name));

describe('updateAddress', () => {
  it('returns the address and all addresses with two calls besides the regions', async () => {
    const { data } = await update({ isDefault: true });
    expect(data.updateAddress).toEqual({
      address: { id: 'Address:12', isDefault: true },
      addresses: [
        { id: 'Address:12', isDefault: true },
        { id: 'Address:9', isDefault: false },
      ],
      userErrors: [],
    });
    expect(changes()).toEqual(['PUT /user-address/12', 'GET /user-address']);
  });

  it.each([
    ['204', { status: 204 }],
    ['nothing', ok(null)],
  ])(
    'finds the address by its id with the same two calls when the shop returns %s',
    async (_, response) => {
      shop.upstream.on('PUT /user-address/12', response);
      shop.upstream.on('GET /user-address', ok([office, { ...home, street_address: 'Lain' }]));
      const { data } = await update();
      expect(data.updateAddress.address).toEqual({ id: 'Address:12', isDefault: true });
      expect(changes()).toEqual(['PUT /user-address/12', 'GET /user-address']);
    },
  );

  it('returns ADDRESS_NOT_FOUND for another customer’s address', async () => {
    const { data, errors } = await update({}, 'Address:77');
    expect(errors).toEqual([]);
    expect(data.updateAddress).toEqual({
      address: null,
      addresses: null,
      userErrors: [{ code: 'ADDRESS_NOT_FOUND', message: 'Alamat tidak ditemukan', path: ['id'] }],
    });
    expect(changes()).toEqual(['PUT /user-address/77']);
  });

  it('returns the shop’s message for a rejection', async () => {
    shop.upstream.on('PUT /user-address/12', failure(200, 'Alamat sedang dipakai'));
    const { data } = await update();
    expect(data.updateAddress.userErrors).toEqual([
      { code: 'REFUSED', message: 'Alamat sedang dipakai', path: [] },
    ]);
  });

  it('reads fields that the input leaves out and clears those that are null', async () => {
    shop.upstream.on('GET /user-address', ok([office, { ...home, last_name: 'Santoso' }]));
    const { data } = await change({ lastName: null, zipCode: '12811' });
    expect(data.updateAddress.userErrors).toEqual([]);
    expect(changes()).toEqual(['GET /user-address', 'PUT /user-address/12', 'GET /user-address']);
    const { id: _id, ...saved } = home;
    const sent = shop.upstream.calls.find(({ method }) => method === 'PUT');
    expect(sentBody(sent)).toEqual({ ...saved, last_name: null, zip_code: '12811' });
  });

  it('reads nothing first when only isDefault is left out', async () => {
    await update();
    expect(changes()[0]).toBe('PUT /user-address/12');
  });

  it('reports a required field that is null or that the saved address lacks', async () => {
    shop.upstream.on('GET /user-address', ok([{ ...home, street_address: null }]));
    const { data } = await change({ name: null, cityId: null });
    expect(data.updateAddress.userErrors).toMatchObject([
      { code: 'REQUIRED', path: ['address', 'name'] },
      { code: 'REQUIRED', path: ['address', 'street'] },
      { code: 'MUST_SELECT', path: ['address', 'cityId'] },
    ]);
    expect(changes()).toEqual(['GET /user-address']);
  });

  it('returns ADDRESS_NOT_FOUND for a partial input of an unknown address', async () => {
    const { data } = await change({ zipCode: '12811' }, 'Address:77');
    expect(data.updateAddress.userErrors).toMatchObject([{ code: 'ADDRESS_NOT_FOUND' }]);
    expect(changes()).toEqual(['GET /user-address']);
  });

  it('rejects an id of another type without a REST call', async () => {
    const { errors } = await update({}, 'Product:12');
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'id' });
    expect(shop.upstream.count()).toBe(0);
  });
});

describe('deleteAddress', () => {
  it.each([
    ['200', ok(null)],
    ['204', { status: 204 }],
  ])('returns the remaining addresses with two calls for status %s', async (_, response) => {
    shop.upstream.on('DELETE /user-address/12', response);
    shop.upstream.on('GET /user-address', ok([office]));
    const { data } = await remove();
    expect(data.deleteAddress).toEqual({
      deletedId: 'Address:12',
      addresses: [{ id: 'Address:9' }],
      userErrors: [],
    });
    expect(changes()).toEqual(['DELETE /user-address/12', 'GET /user-address']);
  });

  it('succeeds when the remaining addresses cannot be read', async () => {
    shop.upstream.on('GET /user-address', { cut: true });
    const { data, errors } = await remove();
    expect([data.deleteAddress.deletedId, data.deleteAddress.addresses, errors]).toEqual([
      'Address:12',
      null,
      [],
    ]);
  });

  it.each([
    ['an envelope', failure(404, 'Data tidak ditemukan')],
    ['an HTML page', { status: 404, body: '<h1>Not Found</h1>' }],
  ])('returns ADDRESS_NOT_FOUND for status 404 with %s', async (_, response) => {
    shop.upstream.on('DELETE /user-address/12', response);
    const { data, errors } = await remove();
    expect(errors).toEqual([]);
    expect(data.deleteAddress).toEqual({
      deletedId: null,
      addresses: null,
      userErrors: [{ code: 'ADDRESS_NOT_FOUND', message: 'Alamat tidak ditemukan', path: ['id'] }],
    });
  });
});
