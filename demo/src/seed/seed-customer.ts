import { shopPhoneKey } from '@gawai/domain/phone';
import type { Database } from '@gawai/shop-api/db/database';
import { userAddresses } from '@gawai/shop-api/db/tables/address';
import { users } from '@gawai/shop-api/db/tables/session';
import type { Customer } from '@gawai/shop-api/http/customer';
import { DEMO_SIGN_IN } from '@gawai/shop-api/demo-sign-in';
import { checkRegion } from '@gawai/shop-api/resources/region/check-region';
import { hashPassword } from '@gawai/shop-api/resources/session/password';
import { DEMO_ADDRESSES, DEMO_CUSTOMER } from './demo-customer.ts';

/** Writes the demo customer and the saved addresses; the regions are there already. */
export async function seedCustomer(db: Database): Promise<Customer> {
  const phone = shopPhoneKey(DEMO_SIGN_IN.phone);
  const passwordHash = await hashPassword(DEMO_SIGN_IN.password);
  if (phone === undefined) throw new Error('The demo customer has no phone');
  const { id, firstName, lastName } = DEMO_CUSTOMER;
  await db.insert(users).values({ ...DEMO_CUSTOMER, phone, passwordHash });
  const rows = await Promise.all(
    DEMO_ADDRESSES.map(async (address) => ({
      ...address,
      ...(await checkRegion(db, address)),
      userId: id,
      firstName,
      lastName,
      phone,
    })),
  );
  await db.insert(userAddresses).values(rows);
  return { ...DEMO_CUSTOMER, tokenId: 0, phone };
}
