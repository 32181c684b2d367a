import { describe, expect, it, vi } from 'vitest';
import { expectOk } from '../../../test-kit/expect-ok.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { bodyOf, pluck } from '../../../test-kit/shop-client.ts';

const { client, db } = await freshShop();
const idsOf = async (ids: string) =>
  pluck((await bodyOf(client.get(`/product?ids=${ids}`))).data, 'id');

describe('GET /product?ids=', () => {
  it('returns the details of each product in the order of the ids', async () => {
    expectOk(await client.get('/product?ids=202,101'), [
      (await client.get('/product/202')).body.data,
      (await client.get('/product/galaxy-a55-5g-8-256')).body.data,
    ]);
  });

  it('leaves out products that are unknown or not sold, and repetitions', async () => {
    expect(await idsOf('303,102,999,%20101%20,102,99999999999')).toEqual([102, 101]);
    expect(await idsOf('303')).toEqual([]);
    expect(await idsOf('99999999999999999999')).toEqual([]);
  });

  it('reads many products with as many queries as one', async () => {
    const select = vi.spyOn(db, 'select');
    await idsOf('101');
    const forOne = select.mock.calls.length;
    await idsOf('101,102,103,104,105,202,203');
    expect(select.mock.calls).toHaveLength(2 * forOne);
  });

  it('ignores other parameters, as ids name single products', async () => {
    const { body } = await client.get('/product?ids=102&s=galaxy&featured=true&page=2');
    expect(pluck(body.data, 'id')).toEqual([102]);
  });

  it.each(['', ',', '1,', 'a', '1;2', '-1', '1.5', '101 OR 1=1', '1,,2'])(
    'rejects "%s" as ids',
    async (ids) => {
      const { status, body } = await client.get(`/product?ids=${encodeURIComponent(ids)}`);
      expect([status, body.errors]).toEqual([422, { ids: ['Kolom Produk tidak valid'] }]);
    },
  );

  it('accepts at most 100 ids', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 101).join();
    expect(await idsOf(ids(100))).toEqual([101, 102, 103, 104, 105]);
    const { status, body } = await client.get(`/product?ids=${ids(101)}`);
    expect([status, body.errors]).toEqual([422, { ids: ['Kolom Produk maksimal 100 id'] }]);
  });
});
