import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { userAddresses } from '../../db/tables/address.ts';
import { users } from '../../db/tables/session.ts';

/** A saved address as it is stored. */
export type AddressRow = typeof userAddresses.$inferSelect;

/** What is stored of a saved address beside whose it is and whether it is the default. */
export type AddressFields = Omit<AddressRow, 'id' | 'userId' | 'isDefault' | 'createdAt'>;

/** The order of addresses: the default first, then the newest (shop-api.md 5.15, 5.16). */
export const defaultFirst = [desc(userAddresses.isDefault), desc(userAddresses.id)];

/** The saved addresses of a customer. */
export function addressesOf(db: Database, userId: number): Promise<AddressRow[]> {
  return db
    .select()
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
    .orderBy(...defaultFirst);
}

/** A customer's own address; null when they have none with this id. */
export async function ownAddress(
  db: Database,
  userId: number,
  id: number,
): Promise<AddressRow | null> {
  const [found] = await db.select().from(userAddresses).where(own(userId, id));
  return found ?? null;
}

/**
 * Makes this transaction the only one to change a customer's addresses. The customer's orders go on
 * beside it.
 */
export async function lockAddresses(transaction: Database, userId: number): Promise<void> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
}

/** Whether a customer has a default address. */
export async function hasDefault(db: Database, userId: number): Promise<boolean> {
  return (await db.$count(userAddresses, isDefaultOf(userId))) > 0;
}

/** Takes the default away from the customer's addresses other than this one. */
export async function clearDefault(
  transaction: Database,
  userId: number,
  exceptId = 0,
): Promise<void> {
  await transaction
    .update(userAddresses)
    .set({ isDefault: false })
    .where(and(isDefaultOf(userId), ne(userAddresses.id, exceptId)));
}

/** Makes the newest address of a customer the default, if there is any. */
export async function makeNewestDefault(transaction: Database, userId: number): Promise<void> {
  const [newest] = await transaction
    .select({ id: userAddresses.id })
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
    .orderBy(desc(userAddresses.id))
    .limit(1);
  if (newest === undefined) return;
  await transaction
    .update(userAddresses)
    .set({ isDefault: true })
    .where(eq(userAddresses.id, newest.id));
}

/** Adds an address and gives it as stored. */
export async function insertAddress(
  transaction: Database,
  address: AddressFields & { readonly userId: number; readonly isDefault: boolean },
): Promise<AddressRow | null> {
  const [added] = await transaction.insert(userAddresses).values(address).returning();
  return added ?? null;
}

/** Replaces a customer's own address and returns it as stored. */
export async function updateAddress(
  transaction: Database,
  userId: number,
  id: number,
  address: AddressFields & { readonly isDefault: boolean },
): Promise<AddressRow | null> {
  const [changed] = await transaction
    .update(userAddresses)
    .set(address)
    .where(own(userId, id))
    .returning();
  return changed ?? null;
}

/** Takes a customer's own address away and gives it as it was. */
export async function deleteAddress(
  transaction: Database,
  userId: number,
  id: number,
): Promise<AddressRow | null> {
  const [removed] = await transaction.delete(userAddresses).where(own(userId, id)).returning();
  return removed ?? null;
}

function own(userId: number, id: number) {
  return and(eq(userAddresses.id, id), eq(userAddresses.userId, userId));
}

function isDefaultOf(userId: number) {
  return and(eq(userAddresses.userId, userId), eq(userAddresses.isDefault, true));
}
