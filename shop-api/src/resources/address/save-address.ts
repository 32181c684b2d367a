import type { Database } from '../../db/database.ts';
import {
  clearDefault,
  deleteAddress,
  hasDefault,
  insertAddress,
  lockAddresses,
  makeNewestDefault,
  ownAddress,
  updateAddress,
  type AddressFields,
  type AddressRow,
} from './queries.ts';

/** An address as a customer fills it in, and whether it is to be the default. */
export interface FilledAddress {
  readonly fields: AddressFields;
  readonly wantsDefault: boolean;
}

/** Adds an address; the first one becomes the default, asked for or not (shop-api.md 5.15). */
export function addAddress(db: Database, userId: number, address: FilledAddress) {
  return db.transaction(async (transaction) => {
    await lockAddresses(transaction, userId);
    const isDefault = address.wantsDefault || !(await hasDefault(transaction, userId));
    if (isDefault) await clearDefault(transaction, userId);
    return insertAddress(transaction, { ...address.fields, userId, isDefault });
  });
}

/**
 * Changes a customer's own address; null when it is not theirs. The default one stays the default
 * until another takes its place: there is always one (shop-api.md 5.15, clarification 12).
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
    return updateAddress(transaction, userId, id, { ...address.fields, isDefault });
  });
}

/**
 * Removes a customer's own address; false when it is not theirs. After the default the newest of the
 * others becomes the default (shop-api.md 5.15).
 */
export function removeAddress(db: Database, userId: number, id: number): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await lockAddresses(transaction, userId);
    const removed = await deleteAddress(transaction, userId, id);
    if (removed?.isDefault === true) await makeNewestDefault(transaction, userId);
    return removed !== null;
  });
}
