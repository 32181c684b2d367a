import { beforeEach, describe, expect, it } from 'vitest';
import { AddressBook } from '../../../test-kit/address-book.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { userAddresses } from '../../db/tables/address.ts';

const { client, db, tokenOf } = await freshShop();
const mine = new AddressBook(client, await tokenOf(7));
const hers = new AddressBook(client, await tokenOf(8));

beforeEach(() => db.delete(userAddresses));

describe('the default address', () => {
  it('is the first one, with or without is_default', async () => {
    await mine.saved('Rumah');
    await mine.saved('Kantor');
    expect(await mine.names()).toEqual(['Rumah*', 'Kantor']);
  });

  it('moves to a second one with is_default', async () => {
    await mine.saved('Rumah');
    await mine.saved('Kantor', { is_default: 1 });
    expect(await mine.names()).toEqual(['Kantor*', 'Rumah']);
  });

  it('comes first in the list, then the newest', async () => {
    for (const name of ['Satu', 'Dua', 'Tiga']) await mine.saved(name);
    expect(await mine.names()).toEqual(['Satu*', 'Tiga', 'Dua']);
  });

  it('moves with an update, and back', async () => {
    const first = await mine.saved('Rumah');
    const second = await mine.saved('Kantor');
    await mine.put(second, { address_name: 'Kantor', is_default: 1 });
    expect(await mine.names()).toEqual(['Kantor*', 'Rumah']);
    await mine.put(first, { address_name: 'Rumah', is_default: 1 });
    expect(await mine.names()).toEqual(['Rumah*', 'Kantor']);
  });

  it('stays the default after an update without is_default', async () => {
    const only = await mine.saved('Rumah');
    expect((await mine.put(only, { is_default: 0 })).body.data.is_default).toBe(1);
    await mine.saved('Kantor');
    expect((await mine.put(only, { is_default: 0 })).body.data.is_default).toBe(1);
    expect(await mine.names()).toEqual(['Rumah*', 'Kantor']);
  });

  it('passes to the newest of the others when it is deleted', async () => {
    const [first] = [await mine.saved('Satu'), await mine.saved('Dua'), await mine.saved('Tiga')];
    await mine.remove(first);
    expect(await mine.names()).toEqual(['Tiga*', 'Dua']);
  });

  it('does not change when another one is deleted', async () => {
    await mine.saved('Satu');
    await mine.remove(await mine.saved('Dua'));
    expect(await mine.names()).toEqual(['Satu*']);
  });

  it('is the next first one after the last was deleted', async () => {
    await mine.remove(await mine.saved('Rumah'));
    expect(await mine.names()).toEqual([]);
    await mine.saved('Kantor');
    expect(await mine.names()).toEqual(['Kantor*']);
  });

  it('does not affect other customers', async () => {
    await mine.saved('Budi', { is_default: 1 });
    await hers.saved('Sari', { is_default: 1 });
    expect([await mine.names(), await hers.names()]).toEqual([['Budi*'], ['Sari*']]);
  });
});
