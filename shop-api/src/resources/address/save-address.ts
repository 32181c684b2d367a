import type { Database } from '../../db/database.ts';
import { and, desc, eq, ne } from 'drizzle-orm';
import { userAddresses } from '../../db/tables/address.ts';
import { users } from '../../db/tables/session.ts';
import { invalid } from '../../http/rejections.ts';
import { Rejected } from '../../http/shop-response.ts';
import { addressesOf, isOwn, ownAddress, type AddressFields, type AddressRow } from './queries.ts';

/** An address as a customer fills it in, and whether it is to be the default. */
export interface FilledAddress {
  readonly fields: AddressFields;
  readonly wantsDefault: boolean;
}

/** A high limit, because lists of addresses have no pages. */
const MAX_ADDRESSES = 100;

/**
 * Adds an address; the first one becomes the default in any case (shop-api.md 5.15). An identical address of the
 * customer is returned instead: the response to an earlier call was lost. Throws 422 when the customer has too many.
 */
export function addAddress(db: Database, userId: number, address: FilledAddress) {
  return db.transaction(async (transaction) => {
    await lockAddresses(transaction, userId);
    const present = await addressesOf(transaction, userId);
    const same = present.find((row) => isSame(row, address.fields));
    if (same !== undefined) {
      if (same.isDefault || !address.wantsDefault) return same;
      await clearDefault(transaction, userId);
      return setDefault(transaction, same.id);
    }
    if (present.length >= MAX_ADDRESSES) {
      const text = `Alamat maksimal ${MAX_ADDRESSES}, hapus salah satu untuk menambah yang baru`;
      throw new Rejected(invalid({ address_name: [text] }));
    }
    const isDefault = address.wantsDefault || !present.some((row) => row.isDefault);
    if (isDefault) await clearDefault(transaction, userId);
    const row = { ...address.fields, userId, isDefault };
    const [added] = await transaction.insert(userAddresses).values(row).returning();
    return added ?? null;
  });
}

/**
 * Changes an address of a customer; null when it belongs to another one. The default address stays the default until
 * another replaces it (shop-api.md 5.15, clarification 12).
 */
export function changeAddress(
  db: Database,
  userId: number,
  id: number,
  address: FilledAddress,
): Promise<AddressRow | null> {
  return db.transaction(async (transaction) => {
    await lockAddresses(transaction, userId);
    const present = await ownAddress(transaction, userId, id);
    if (present === null) return null;
    const isDefault = address.wantsDefault || present.isDefault;
    if (isDefault) await clearDefault(transaction, userId, id);
    const [changed] = await transaction
      .update(userAddresses)
      .set({ ...address.fields, isDefault })
      .where(isOwn(userId, id))
      .returning();
    return changed ?? null;
  });
}

/**
 * Removes an address of a customer; false when it belongs to another one. After the default address the newest one
 * becomes the default (shop-api.md 5.15).
 */
export function removeAddress(db: Database, userId: number, id: number): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await lockAddresses(transaction, userId);
    const [removed] = await transaction.delete(userAddresses).where(isOwn(userId, id)).returning();
    if (removed?.isDefault === true) await setNewestDefault(transaction, userId);
    return removed !== undefined;
  });
}

/** Locks the addresses of a customer for this transaction. Orders of the customer are not blocked. */
async function lockAddresses(transaction: Database, userId: number): Promise<void> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
}

/** Clears the default flag of the other addresses of the customer. */
async function clearDefault(transaction: Database, userId: number, exceptId = 0): Promise<void> {
  await transaction
    .update(userAddresses)
    .set({ isDefault: false })
    .where(and(isDefaultOf(userId), ne(userAddresses.id, exceptId)));
}

/** Makes the newest address of a customer the default, if there is any. */
async function setNewestDefault(transaction: Database, userId: number): Promise<void> {
  const [newest] = await transaction
    .select({ id: userAddresses.id })
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
    .orderBy(desc(userAddresses.id))
    .limit(1);
  if (newest !== undefined) await setDefault(transaction, newest.id);
}

async function setDefault(transaction: Database, id: number): Promise<AddressRow | null> {
  const [row] = await transaction
    .update(userAddresses)
    .set({ isDefault: true })
    .where(eq(userAddresses.id, id))
    .returning();
  return row ?? null;
}

/** Whether a saved address has these fields. */
function isSame(row: AddressRow, fields: AddressFields): boolean {
  const saved: AddressFields = row;
  const names = Object.keys(fields) as (keyof AddressFields)[];
  return names.every((name) => saved[name] === fields[name]);
}

function isDefaultOf(userId: number) {
  return and(eq(userAddresses.userId, userId), eq(userAddresses.isDefault, true));
}
