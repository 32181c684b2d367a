import { shopPhoneKey } from '@gawai/domain/phone';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { userAddresses } from '../../db/tables/address.ts';
import { lowerCase, wordsOccurIn } from '../../db/word-search.ts';
import type { TableColumn, TableQuery } from '../../http/table-query.ts';
import { addressShape } from './address-schemas.ts';
import { defaultFirst } from './queries.ts';

/** The columns of the address list, in the order of shop-api.md 5.16. Texts alone can be searched. */
export const ADDRESS_COLUMNS: readonly TableColumn[] = [
  { name: 'address_name', isSearchable: true, isOrderable: true },
  { name: 'first_name', isSearchable: true, isOrderable: true },
  { name: 'phone', isSearchable: true, isOrderable: true },
  { name: 'street_address', isSearchable: true, isOrderable: true },
  { name: 'city', isSearchable: true, isOrderable: true },
  { name: 'is_default', isSearchable: false, isOrderable: true },
  { name: 'id', isSearchable: false, isOrderable: true },
];

/** What each text column is searched and ordered as; a recipient goes by the whole name, a number by both forms. */
const TEXTS = new Map<string, SQL>([
  ['address_name', sql`${userAddresses.addressName}`],
  ['first_name', sql`concat_ws(' ', ${userAddresses.firstName}, ${userAddresses.lastName})`],
  [
    'phone',
    sql`concat_ws(' ', ${userAddresses.phone}, regexp_replace(${userAddresses.phone}, '^[+]62', '0'))`,
  ],
  ['street_address', sql`${userAddresses.streetAddress}`],
  ['city', sql`${userAddresses.city}`],
]);

const ORDERED = new Map<string, SQL>([
  ...[...TEXTS].map(([column, text]): [string, SQL] => [column, lowerCase(text)]),
  ['is_default', sql`${userAddresses.isDefault}`],
  ['id', sql`${userAddresses.id}`],
]);

/** GET /user-address?source=datatables (shop-api.md 5.3 and 5.16): one page of a customer's addresses. */
export async function addressTable(db: Database, userId: number, query: TableQuery) {
  const own = eq(userAddresses.userId, userId);
  const texts = query.searched.flatMap((column) => TEXTS.get(column) ?? []);
  // A whole number is found however it is written: `0812-3456-7890`.
  const words = query.words.map((word) => shopPhoneKey(word) ?? word);
  const found = and(own, ...wordsOccurIn(words, texts));
  const rows = await db
    .select()
    .from(userAddresses)
    .where(found)
    .orderBy(...orderBy(query.order))
    .limit(query.limit)
    .offset(query.offset);
  const recordsTotal = await db.$count(userAddresses, own);
  const recordsFiltered =
    query.words.length === 0 ? recordsTotal : await db.$count(userAddresses, found);
  return { draw: query.draw, recordsTotal, recordsFiltered, data: rows.map(addressShape) };
}

function orderBy(order: TableQuery['order']): SQL[] {
  const column = order === null ? undefined : ORDERED.get(order.column);
  if (order === null || column === undefined) return defaultFirst;
  return [order.isDescending ? desc(column) : asc(column), ...defaultFirst];
}
