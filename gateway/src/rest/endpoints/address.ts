import type { RestCall } from '../client/rest-call.ts';
import type { RestClient } from '../client/rest-client.ts';
import type { ShopRejection } from '../client/shop-rejection.ts';
import type { TableColumn, TableRequest } from '../wire/table-query.ts';
import { readUsable, type WireEntry } from '../wire/wire-entry.ts';
import type { WireId } from '../wire/wire-id.ts';
import { asObject } from '../wire/wire-shape.ts';
import type { TablePage } from '../wire/wire-table.ts';
import { readRegion, type RegionRecord } from './region.ts';

/** A saved address of a customer; fields that an old record of the shop lacks are null. */
export interface AddressRecord {
  readonly id: string;
  readonly name: string | null;
  readonly isDefault: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly street: string | null;
  readonly province: RegionRecord | null;
  readonly city: RegionRecord | null;
  readonly district: RegionRecord | null;
  readonly zipCode: string | null;
}

/** The address fields in the body of addresses and orders, with names and ids of regions. */
export interface PlaceBody {
  readonly street_address: string;
  readonly province_id: WireId;
  readonly province: string;
  readonly city_id: WireId;
  readonly city: string;
  readonly district_id: WireId;
  readonly district: string;
  readonly zip_code: string;
}

/** The body of an address (shop-api.md 5.15). */
export interface AddressBody extends PlaceBody {
  readonly address_name: string;
  readonly is_default: 0 | 1;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly phone: string;
}

/** The response to the saving of an address. */
export interface SavedAddress {
  /** Null when the response has no id. */
  readonly id: string | null;
  /** Null when the response has no address or only a part of it. */
  readonly address: AddressRecord | null;
}

const PATH = 'user-address';

/** Columns of the table in the shop's order; only texts are searched (shop-api.md 5.16). */
const COLUMNS: readonly TableColumn[] = [
  { name: 'address_name', searchable: true, orderable: true },
  { name: 'first_name', searchable: true, orderable: true },
  { name: 'phone', searchable: true, orderable: true },
  { name: 'street_address', searchable: true, orderable: true },
  { name: 'city', searchable: true, orderable: true },
  { name: 'is_default', searchable: false, orderable: true },
  { name: 'id', searchable: false, orderable: true },
];

/** GET /user-address: the client's addresses, default first, then the newest (shop-api.md 5.15). */
export function fetchAddresses(shop: RestClient): Promise<readonly AddressRecord[]> {
  return shop.list({ path: [PATH] }, readAddress);
}

/** GET /user-address as a table (shop-api.md 5.3 and 5.16). */
export function fetchAddressTable(
  shop: RestClient,
  request: TableRequest,
): Promise<TablePage<AddressRecord>> {
  return shop.table([PATH], COLUMNS, request, readAddress);
}

/** POST /user-address (shop-api.md 5.15). Returns a rejection as a value. */
export function postAddress(
  shop: RestClient,
  body: AddressBody,
): Promise<SavedAddress | ShopRejection> {
  return save(shop, { method: 'POST', path: [PATH], body: { ...body } }, null);
}

/** PUT /user-address/{id} (shop-api.md 5.15). Returns a rejection as a value. */
export function putAddress(
  shop: RestClient,
  id: string,
  body: AddressBody,
): Promise<SavedAddress | ShopRejection> {
  return save(shop, { method: 'PUT', path: [PATH, id], body: { ...body } }, id);
}

/** DELETE /user-address/{id} (shop-api.md 5.15). Null for success. */
export function deleteAddress(shop: RestClient, id: string): Promise<ShopRejection | null> {
  return shop.execute({ method: 'DELETE', path: [PATH, id] });
}

async function save(
  shop: RestClient,
  call: RestCall,
  knownId: string | null,
): Promise<SavedAddress | ShopRejection> {
  const result = await shop.act(call);
  if (!result.ok) return result.rejection;
  const record = readUsable(asObject(result.data), (entry) => ({
    address: readAddress(entry),
    isWhole: WHOLE.every((field) => entry.has(field)),
  }));
  if (!record.ok) return { id: knownId, address: null };
  const { address, isWhole } = record.entry;
  return { id: address.id, address: isWhole ? address : null };
}

/** Fields that distinguish a complete address from an id alone. */
const WHOLE = ['address_name', 'street_address', 'is_default', 'district_id'] as const;

function readAddress(entry: WireEntry): AddressRecord {
  return {
    id: entry.id('id'),
    name: entry.textOrNull('address_name'),
    isDefault: entry.flag('is_default'),
    firstName: entry.textOrNull('first_name'),
    lastName: entry.textOrNull('last_name'),
    phone: entry.textOrNull('phone'),
    street: entry.textOrNull('street_address'),
    province: readRegion(entry, 'Province', 'province'),
    city: readRegion(entry, 'City', 'city'),
    district: readRegion(entry, 'District', 'district'),
    zipCode: entry.textOrNull('zip_code'),
  };
}
