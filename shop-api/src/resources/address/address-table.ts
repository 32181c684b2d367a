import { shopPhoneKey } from '@gawai/domain/phone';
import { and, eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { userAddresses } from '../../db/tables/address.ts';
import { lowerCase, wordsOccurIn } from '../../db/word-search.ts';
import type { TableColumn, TableQuery } from '../../http/table-query.ts';
import { addressShape } from './address-schemas.ts';
import { defaultFirst } from './queries.ts';

const text = (name: string, searched: SQLWrapper): TableColumn => ({
  name,
  searched,
  ordered: lowerCase(searched),
});

const PHONE = sql`concat_ws(' ', ${userAddresses.phone}, regexp_replace(${userAddresses.phone}, '^[+]62', '0'))`;

/**
 * The columns of the address list, in the order of shop-api.md 5.16. Only texts are searched: a recipient by the full
 * name, a phone number in two notations.
 */
export const ADDRESS_COLUMNS: readonly TableColumn[] = [
  text('address_name', userAddresses.addressName),
  text('first_name', sql`concat_ws(' ', ${userAddresses.firstName}, ${userAddresses.lastName})`),
  text('phone', PHONE),
  text('street_address', userAddresses.streetAddress),
  text('city', userAddresses.city),
  { name: 'is_default', ordered: userAddresses.isDefault },
  { name: 'id', ordered: userAddresses.id },
];

/** GET /user-address?source=datatables (shop-api.md 5.3 and 5.16): one page of a customer's addresses. */
export async function addressTable(db: Database, userId: number, query: TableQuery) {
  const own = eq(userAddresses.userId, userId);
  const found = and(own, ...query.words.map((word) => wordOccursIn(word, query.searched)));
  const rows = await db
    .select()
    .from(userAddresses)
    .where(found)
    .orderBy(...query.order, ...defaultFirst)
    .limit(query.limit)
    .offset(query.offset);
  const recordsTotal = await db.$count(userAddresses, own);
  const recordsFiltered =
    query.words.length === 0 ? recordsTotal : await db.$count(userAddresses, found);
  return { draw: query.draw, recordsTotal, recordsFiltered, data: rows.map(addressShape) };
}

/** A word is searched literally; a complete phone number also in another notation, such as `0812-3456-7890`. */
function wordOccursIn(word: string, searched: readonly SQLWrapper[]): SQL | undefined {
  const asTyped = wordsOccurIn([word], searched);
  const number = shopPhoneKey(word);
  if (number === undefined) return or(...asTyped);
  const phones = searched.filter((column) => column === PHONE);
  return or(...asTyped, ...wordsOccurIn([number], phones));
}
