import { beforeEach, describe, expect, it } from 'vitest';
import { AddressBook } from '../../../test-kit/address-book.ts';
import { addressBody, IN_BANDUNG } from '../../../test-kit/address-body.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { statusCounts } from '../../../test-kit/many-buyers.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { expectErrors, expectRejected } from '../../../test-kit/rejections.ts';
import { pluck } from '../../../test-kit/shop-client.ts';
import { userAddresses } from '../../db/tables/address.ts';

const { client, db, tokenOf } = await freshShop();
const budi = await tokenOf(7);
const sari = await tokenOf(8);

const mine = new AddressBook(client, budi);
const hers = new AddressBook(client, sari);

beforeEach(() => db.delete(userAddresses));

describe('POST /user-address', () => {
  it('saves the address and returns it as in the list', async () => {
    const { status, body } = await mine.post();
    expect([status, body.status]).toEqual([201, 'success']);
    expect(body.data).toEqual({ ...addressBody(), is_default: 1, id: expect.any(Number) });
    expect(await mine.list()).toEqual([body.data]);
  });

  it('stores the names of regions from the database', async () => {
    const { body } = await mine.post({ province: '<b>Bali</b>', city: null, district: undefined });
    expect(body.data).toMatchObject({
      province: 'DKI Jakarta',
      city: 'Kota Administrasi Jakarta Selatan',
      district: 'Tebet',
    });
  });

  it.each(['081234567890', '6281234567890', '0812-3456-7890', '+62 0812 3456 7890', '81234567890'])(
    'stores the phone number %s as +62…',
    async (phone) => {
      expect((await mine.post({ phone })).body.data.phone).toBe('+6281234567890');
    },
  );

  it('accepts other notations of the fields', async () => {
    const changes = { zip_code: 12810, province_id: '31', is_default: '1', last_name: '  ' };
    const { status, body } = await mine.post({ ...changes, address_name: '  Kantor  ' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      zip_code: '12810',
      province_id: 31,
      is_default: 1,
      last_name: null,
      address_name: 'Kantor',
    });
  });

  it('stores HTML, SQL and all scripts as plain text', async () => {
    const texts = {
      address_name: '<script>alert(1)</script>',
      street_address: "'; DROP TABLE user_addresses; --",
      first_name: '\u202e木村 😀',
      last_name: '{{7*7}}',
      zip_code: 'A1-/ü',
    };
    expect((await mine.post(texts)).body.data).toMatchObject(texts);
    expect(await mine.list()).toMatchObject([texts]);
  });

  it('names every missing field', async () => {
    expectErrors(await client.post('/user-address', {}, { token: budi }), {
      address_name: 'Kolom Nama Alamat harus diisi',
      street_address: 'Kolom Alamat harus diisi',
      province_id: 'Kolom Provinsi harus dipilih',
      city_id: 'Kolom Kota harus dipilih',
      district_id: 'Kolom Kecamatan harus dipilih',
      zip_code: 'Kolom Kode Pos harus diisi',
      first_name: 'Kolom First Name harus diisi',
      phone: 'Kolom Phone No harus diisi',
    });
  });

  it.each([
    ['zip_code', '123456', 'Kolom Kode Pos maksimal 5 karakter'],
    ['address_name', 'x'.repeat(101), 'Kolom Nama Alamat maksimal 100 karakter'],
    ['street_address', 'x'.repeat(501), 'Kolom Alamat maksimal 500 karakter'],
    ['last_name', 'x'.repeat(101), 'Kolom Last Name maksimal 100 karakter'],
    ['phone', '1'.repeat(31), 'Kolom Phone No maksimal 30 karakter'],
    ['phone', '+6591234567', 'Phone No harus berupa nomor telepon Indonesia'],
    ['first_name', 'Bu\0di', 'Kolom First Name tidak valid'],
    ['street_address', '\ud800', 'Kolom Alamat tidak valid'],
    ['city', {}, 'Kolom Kota tidak valid'],
    ['city_id', [3174], 'Kolom Kota tidak valid'],
    ['district_id', 1e300, 'Kolom Kecamatan tidak valid'],
    ['district_id', 999, 'Kolom Kecamatan tidak valid'],
    ['city_id', 3273, 'Kolom Kota tidak valid'],
    ['province_id', 32, 'Kolom Provinsi tidak valid'],
  ])('rejects %s %j', async (field, value, text) => {
    expectErrors(await mine.post({ [field]: value }), { [field]: text });
    expect(await mine.list()).toEqual([]);
  });

  it('rejects a district of another city', async () => {
    const response = await mine.post({ ...IN_BANDUNG, district_id: 317401 });
    expectErrors(response, { city_id: 'Kolom Kota tidak valid' });
  });

  it('counts an emoji as one character', async () => {
    expect((await mine.post({ address_name: '😀'.repeat(100) })).status).toBe(201);
    expect((await mine.post({ address_name: '😀'.repeat(101) })).status).toBe(422);
  });

  it('saves at most 100 addresses for each customer, also concurrently', async () => {
    const posted = Array.from({ length: 103 }, (_, index) =>
      mine.post({ address_name: `Rumah ${index}` }),
    );
    expect(statusCounts(await Promise.all(posted))).toEqual({ 201: 100, 422: 3 });
    const text = 'Alamat maksimal 100, hapus salah satu untuk menambah yang baru';
    expectErrors(await mine.post(), { address_name: text });
    expect((await hers.post()).status).toBe(201);
    await mine.remove((await mine.list())[0]!.id);
    expect((await mine.post()).status).toBe(201);
  });

  it('saves a repeated address once, also as the default', async () => {
    const first = await mine.saved('Rumah');
    const second = await mine.saved('Kos', { is_default: 1, last_name: null });
    const again = [mine.saved('Rumah'), mine.saved('Kos', { is_default: 1, last_name: null })];
    expect(await Promise.all(again)).toEqual([first, second]);
    expect(await mine.names()).toEqual(['Kos*', 'Rumah']);
    await mine.saved('Kos', { last_name: null, zip_code: '12811' });
    expect(await mine.saved('Rumah', { is_default: 1 })).toBe(first);
    expect(await mine.names()).toEqual(['Rumah*', 'Kos', 'Kos']);
  });

  it('stores the address for the signed-in customer, whatever the body contains', async () => {
    const { body } = await mine.post({ id: 1, user_id: 8, userId: 8, created_at: '2020-01-01' });
    expect(await hers.list()).toEqual([]);
    expect(pluck(await mine.list(), 'id')).toEqual([body.data.id]);
  });
});

describe('PUT /user-address/{id}', () => {
  it('replaces every field', async () => {
    const id = await mine.saved('Rumah');
    const changes = { ...IN_BANDUNG, address_name: 'Kos', last_name: null, phone: '081300000008' };
    const { status, body } = await mine.put(id, changes);
    expect(status).toBe(200);
    const stored = { ...addressBody(changes), phone: '+6281300000008', is_default: 1, id };
    expect(body.data).toEqual(stored);
    expect(await mine.list()).toEqual([stored]);
  });

  it('does not change the address when a field is invalid', async () => {
    const id = await mine.saved('Rumah');
    const before = await mine.list();
    expect((await mine.put(id, { zip_code: '' })).status).toBe(422);
    expect((await mine.put(id, { city_id: 3273 })).status).toBe(422);
    expect(await mine.list()).toEqual(before);
  });
});

describe('/user-address/{id} of another customer', () => {
  it('returns 404 for update and delete, and does not change the address', async () => {
    const id = await mine.saved('Rumah');
    const before = await mine.list();
    for (const response of [
      await hers.put(id, { address_name: 'Milikku', is_default: 1 }),
      await client.put(`/user-address/${id}`, {}, { token: sari }),
      await hers.remove(id),
    ]) {
      expectRejected(response, 404, 'Data tidak ditemukan');
    }
    expect(await mine.list()).toEqual(before);
    expect(await hers.list()).toEqual([]);
  });

  it('returns the same response as an unknown id', async () => {
    const other = await hers.put(await mine.saved('Rumah'));
    const never = await hers.put(2_147_483_647);
    expect([never.status, never.text]).toEqual([other.status, other.text]);
  });

  it.each(['0', '-1', 'x', '1.5', '99999999999', "1'--", '%00'])(
    'returns 404 for the id %s',
    async (id) => {
      const path = `/user-address/${id}`;
      expect((await client.put(path, addressBody(), { token: budi })).status).toBe(404);
      expect((await client.delete(path, { token: budi })).status).toBe(404);
    },
  );

  it('returns 401 without a session', async () => {
    for (const response of [
      await client.get('/user-address'),
      await client.get('/user-address?source=datatables'),
      await client.post('/user-address', addressBody()),
      await client.put('/user-address/1', addressBody()),
      await client.delete('/user-address/1', { token: 'gone' }),
    ]) {
      expectRejected(response, 401, 'Unauthenticated.');
    }
  });
});

describe('order to a saved address', () => {
  it('stores a copy that does not follow updates and deletion of the address', async () => {
    const id = await mine.saved('Rumah', IN_BANDUNG);
    const body = { ...orderBody(), user_address_id: id };
    const { hash } = (await client.post('/order', body, { token: budi })).body.data;
    const before = (await client.get(`/order/${hash}`, { token: budi })).body.data;
    await mine.put(id, { street_address: 'Jl. Lain No. 9' });
    await mine.remove(id);
    const after = (await client.get(`/order/${hash}`, { token: budi })).body.data;
    expect(after).toEqual(before);
    expect(after).toMatchObject({ street_address: 'Jl. Melati No. 5', city: 'Kota Bandung' });
  });
});
