import type { AddressColumn, CustomerAddressesArgs } from '../../__generated__/resolvers.ts';
import type { RestClient } from '../../rest/client/rest-client.ts';
import {
  fetchAddresses,
  fetchAddressTable,
  type AddressRecord,
} from '../../rest/endpoints/address.ts';
import { readPageFigures } from '../../rest/wire/page-figures.ts';
import { readTableRequest } from '../../rest/wire/table-query.ts';
import type { TablePage } from '../../rest/wire/wire-table.ts';

/** Wire names of the columns (shop-api.md 5.16). */
const COLUMN_NAMES: Readonly<Record<AddressColumn, string>> = {
  NAME: 'address_name',
  FIRST_NAME: 'first_name',
  PHONE: 'phone',
  STREET: 'street_address',
  CITY: 'city',
  IS_DEFAULT: 'is_default',
  ADDED: 'id',
};

/** One page of the saved addresses; all of them when every argument is null or missing (shop-api.md 5.15 and 5.16). */
export async function savedAddresses(
  shop: RestClient,
  { sort, ...args }: Partial<CustomerAddressesArgs>,
): Promise<TablePage<AddressRecord>> {
  if ([sort, ...Object.values(args)].every((value) => value === undefined || value === null)) {
    return allOf(await fetchAddresses(shop));
  }
  const order = sort
    ? { column: COLUMN_NAMES[sort.column], direction: sort.direction ?? 'ASCENDING' }
    : null;
  return fetchAddressTable(shop, readTableRequest(args, order));
}

function allOf(nodes: readonly AddressRecord[]): TablePage<AddressRecord> {
  const { length } = nodes;
  const pageInfo = readPageFigures(null, length, 1);
  return { nodes, pageInfo, totalCount: length, filteredCount: length };
}
