import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addressBody } from '../../../test-kit/address-body.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { statusCounts } from '../../../test-kit/many-buyers.ts';
import { userAddresses } from '../../db/tables/address.ts';

const { client, db, tokenOf } = await freshShop();
const token = await tokenOf(7);
const WRITES = 20;

const stored = () => db.select().from(userAddresses).where(eq(userAddresses.userId, 7));
const defaults = async () => (await stored()).filter(({ isDefault }) => isDefault).length;
let posted = 0;

/** Posts an address that is unlike all before. */
function post(is_default: number) {
  posted += 1;
  const body = addressBody({ address_name: `Rumah ${posted}`, is_default });
  return client.post('/user-address', body, { token });
}

describe('concurrent address writes', () => {
  it('stores one default among twenty first addresses', async () => {
    const responses = await Promise.all(Array.from({ length: WRITES }, (_, n) => post(n % 2)));
    expect(statusCounts(responses)).toEqual({ 201: WRITES });
    expect([await defaults(), (await stored()).length]).toEqual([1, WRITES]);
  });

  it('stores one default when twenty addresses request it', async () => {
    const ids = (await stored()).map(({ id }) => id);
    const body = addressBody({ is_default: 1 });
    const responses = await Promise.all(
      ids.map((id) => client.put(`/user-address/${id}`, body, { token })),
    );
    expect(statusCounts(responses)).toEqual({ 200: WRITES });
    expect(await defaults()).toBe(1);
  });

  it('stores one default while addresses are added, changed and deleted', async () => {
    const ids = (await stored()).map(({ id }) => id);
    const body = addressBody({ is_default: 1 });
    const responses = await Promise.all(
      ids.map((id, n) => {
        if (n % 3 === 0) return client.delete(`/user-address/${id}`, { token });
        return n % 3 === 1 ? client.put(`/user-address/${id}`, body, { token }) : post(1);
      }),
    );
    expect(statusCounts(responses)).toEqual({ 200: 14, 201: 6 });
    expect(await defaults()).toBe(1);
  });

  it('deletes each address once, down to none', async () => {
    const ids = (await stored()).map(({ id }) => id);
    const responses = await Promise.all(
      [...ids, ...ids].map((id) => client.delete(`/user-address/${id}`, { token })),
    );
    expect(statusCounts(responses)).toEqual({ 200: ids.length, 404: ids.length });
    expect(await stored()).toEqual([]);
  });
});
