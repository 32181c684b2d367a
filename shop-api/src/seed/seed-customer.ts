import { shopPhoneKey } from '@gawai/domain/phone';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { userAddresses } from '../db/tables/address.ts';
import { cities, districts, provinces } from '../db/tables/region.ts';
import { users } from '../db/tables/session.ts';
import type { Customer } from '../http/customer.ts';
import { DEMO_SIGN_IN } from '../demo-sign-in.ts';
import { hashPassword } from '../resources/session/password.ts';
import { DEMO_ADDRESSES, DEMO_CUSTOMER } from './demo-customer.ts';

async function regionNames(db: Database, districtId: number) {
  const [names] = await db
    .select({ province: provinces.name, city: cities.name, district: districts.name })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(eq(districts.id, districtId));
  if (names === undefined) throw new Error(`No district ${String(districtId)} to live in`);
  return names;
}

/** Writes the demo customer and the saved addresses; the regions are there already. */
export async function seedCustomer(db: Database): Promise<Customer> {
  const phone = shopPhoneKey(DEMO_SIGN_IN.phone);
  const passwordHash = await hashPassword(DEMO_SIGN_IN.password);
  if (phone === undefined || passwordHash === null) {
    throw new Error('The demo customer has no phone or no password');
  }
  const { id, firstName, lastName } = DEMO_CUSTOMER;
  await db.insert(users).values({ ...DEMO_CUSTOMER, phone, passwordHash });
  const rows = await Promise.all(
    DEMO_ADDRESSES.map(async (address) => ({
      ...address,
      ...(await regionNames(db, address.districtId)),
      userId: id,
      firstName,
      lastName,
      phone,
    })),
  );
  await db.insert(userAddresses).values(rows);
  return { ...DEMO_CUSTOMER, tokenId: 0, phone };
}
