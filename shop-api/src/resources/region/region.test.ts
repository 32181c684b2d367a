import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../test-kit/expect-ok.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { pluck } from '../../../test-kit/shop-client.ts';
import { titleCase } from './seed-regions.ts';

const { client } = await freshShop();

/** The names a list of regions shows, in order. */
async function names(path: string): Promise<string[]> {
  const { body } = await client.get(path);
  return pluck(body.data, 'name').map(String);
}

describe('region routes', () => {
  it('lists all provinces by name', async () => {
    const provinces = await names('/province');
    expect(provinces).toHaveLength(38);
    expect(provinces).toEqual([...provinces].sort(new Intl.Collator('id').compare));
    expect((await client.get('/province')).body.data).toContainEqual({
      id: 31,
      name: 'DKI Jakarta',
    });
  });

  it('lists the cities of a province', async () => {
    const { body } = await client.get('/city?province=31');
    expect(body.data).toHaveLength(6);
    expect(body.data).toContainEqual({
      id: 3174,
      province_id: 31,
      name: 'Kota Administrasi Jakarta Selatan',
    });
  });

  it('lists the districts of a city by name', async () => {
    const districts = await names('/district?city=3174');
    expect(districts).toEqual([...districts].sort(new Intl.Collator('id').compare));
    expect((await client.get('/district?city=3174')).body.data).toContainEqual({
      id: 317401,
      city_id: 3174,
      name: 'Tebet',
    });
  });

  it.each(['/city?province=99', '/city?province=abc', '/district?city=99999999999'])(
    'returns nothing for an unknown parent: %s',
    async (path) => {
      expectOk(await client.get(path), []);
    },
  );

  it.each([
    ['/city', 'province', 'Kolom Provinsi harus dipilih'],
    ['/city?province=', 'province', 'Kolom Provinsi harus dipilih'],
    ['/district', 'city', 'Kolom Kota harus dipilih'],
  ])('reports the missing parent: %s', async (path, field, text) => {
    const { status, body } = await client.get(path);
    expect(status).toBe(422);
    expect(body).toEqual({
      status: 'error',
      message: 'Data yang dikirim tidak valid',
      data: null,
      errors: { [field]: [text] },
    });
  });
});

describe('title case of region names', () => {
  it.each([
    ['DKI JAKARTA', 'DKI Jakarta'],
    ['DAERAH ISTIMEWA YOGYAKARTA', 'Daerah Istimewa Yogyakarta'],
    ['KABUPATEN PANGKAJENE DAN KEPULAUAN', 'Kabupaten Pangkajene dan Kepulauan'],
    ['KABUPATEN FAK-FAK', 'Kabupaten Fak-Fak'],
  ])('writes %s as %s', (official, shown) => {
    expect(titleCase(official)).toBe(shown);
  });
});
