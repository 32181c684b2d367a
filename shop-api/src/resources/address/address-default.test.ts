import { beforeEach, describe, expect, it } from 'vitest';
import { AddressBook } from '../../../test-kit/address-book.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { userAddresses } from '../../db/tables/address.ts';

const { client, db, tokenOf } = await freshShop();
const mine = new AddressBook(client, await tokenOf(7));
const hers = new AddressBook(client, await tokenOf(8));

beforeEach(() => db.delete(userAddresses));

describe('default address of a customer', () => {
  it('makes the first address the default', async () => {
    await mine.saved('Rumah');
    await mine.saved('Kantor');
    expect(await mine.names()).toEqual(['Rumah*', 'Kantor']);
  });

  it('makes a second address with is_default the default', async () => {
    await mine.saved('Rumah');
    await mine.saved('Kantor', { is_default: 1 });
    expect(await mine.names()).toEqual(['Kantor*', 'Rumah']);
  });

  it('lists the default address first, then the newest', async () => {
    for (const name of ['Satu', 'Dua', 'Tiga']) await mine.saved(name);
    expect(await mine.names()).toEqual(['Satu*', 'Tiga', 'Dua']);
  });

  it('moves the default to another address by an update, and back', async () => {
    const first = await mine.saved('Rumah');
    const second = await mine.saved('Kantor');
    await mine.put(second, { address_name: 'Kantor', is_default: 1 });
    expect(await mine.names()).toEqual(['Kantor*', 'Rumah']);
    await mine.put(first, { address_name: 'Rumah', is_default: 1 });
    expect(await mine.names()).toEqual(['Rumah*', 'Kantor']);
  });

  it('keeps the default after an update without is_default', async () => {
    const only = await mine.saved('Rumah');
    expect((await mine.put(only, { is_default: 0 })).body.data.is_default).toBe(1);
    await mine.saved('Kantor');
    expect((await mine.put(only, { is_default: 0 })).body.data.is_default).toBe(1);
    expect(await mine.names()).toEqual(['Rumah*', 'Kantor']);
  });

  it('makes the newest other address the default when the default is deleted', async () => {
    const [first] = [await mine.saved('Satu'), await mine.saved('Dua'), await mine.saved('Tiga')];
    await mine.remove(first);
    expect(await mine.names()).toEqual(['Tiga*', 'Dua']);
  });

  it('keeps the default when another address is deleted', async () => {
    await mine.saved('Satu');
    await mine.remove(await mine.saved('Dua'));
    expect(await mine.names()).toEqual(['Satu*']);
  });

  it('makes the next address the default after the last one was deleted', async () => {
    await mine.remove(await mine.saved('Rumah'));
    expect(await mine.names()).toEqual([]);
    await mine.saved('Kantor');
    expect(await mine.names()).toEqual(['Kantor*']);
  });

  it('does not change the default of another customer', async () => {
    await mine.saved('Budi', { is_default: 1 });
    await hers.saved('Sari', { is_default: 1 });
    expect([await mine.names(), await hers.names()]).toEqual([['Budi*'], ['Sari*']]);
  });
});
