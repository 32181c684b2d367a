import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { userAddresses } from '../../db/tables/address.ts';

export type AddressRow = typeof userAddresses.$inferSelect;

/** The stored fields of an address, without its owner and the default flag. */
export type AddressFields = Omit<AddressRow, 'id' | 'userId' | 'isDefault' | 'createdAt'>;

/** The order of addresses: the default first, then the newest (shop-api.md 5.15, 5.16). */
export const defaultFirst = [desc(userAddresses.isDefault), desc(userAddresses.id)];

export function addressesOf(db: Database, userId: number): Promise<AddressRow[]> {
  return db
    .select()
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
    .orderBy(...defaultFirst);
}

/** An address of a customer; null when the customer has none with this id. */
export async function ownAddress(
  db: Database,
  userId: number,
  id: number,
): Promise<AddressRow | null> {
  const [found] = await db.select().from(userAddresses).where(isOwn(userId, id));
  return found ?? null;
}

/** Whether an address belongs to a customer. */
export function isOwn(userId: number, id: number) {
  return and(eq(userAddresses.id, id), eq(userAddresses.userId, userId));
}
