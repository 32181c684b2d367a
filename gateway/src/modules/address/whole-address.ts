import type { AddressChangesInput, SavedAddressInput } from '../../__generated__/resolvers.ts';
import { encodeId } from '../../graphql/global-id.ts';
import type { RestClient } from '../../rest/client/rest-client.ts';
import { fetchAddresses, type AddressRecord } from '../../rest/endpoints/address.ts';
import type { RegionRecord } from '../../rest/endpoints/region.ts';

/** The fields that the shop requires. `isDefault` is not among them: it never needs a read. */
const FIELDS = [
  ...(['name', 'firstName', 'lastName', 'phone', 'street'] as const),
  ...(['provinceId', 'cityId', 'districtId', 'zipCode'] as const),
];

/**
 * All of an address after a change (shop-api.md 5.15). The saved one is read only when the input leaves
 * something out; null when the customer has no such address then.
 */
export async function wholeAddress(
  shop: RestClient,
  id: string,
  changes: AddressChangesInput,
): Promise<SavedAddressInput | null> {
  const isWhole = FIELDS.every((field) => changes[field] !== undefined);
  if (isWhole) return merged(changes, null);
  const saved = (await fetchAddresses(shop)).find((address) => address.id === id);
  return saved === undefined ? null : merged(changes, saved);
}

/** A field that is null, or that the saved address lacks too, becomes blank, which the validation reports. */
function merged(changes: AddressChangesInput, saved: AddressRecord | null): SavedAddressInput {
  const text = (change: string | null | undefined, present: string | null | undefined) =>
    (change === undefined ? present : change) ?? '';
  return {
    name: text(changes.name, saved?.name),
    firstName: text(changes.firstName, saved?.firstName),
    lastName: changes.lastName === undefined ? saved?.lastName : changes.lastName,
    phone: text(changes.phone, saved?.phone),
    street: text(changes.street, saved?.street),
    provinceId: text(changes.provinceId, regionId(saved?.province)),
    cityId: text(changes.cityId, regionId(saved?.city)),
    districtId: text(changes.districtId, regionId(saved?.district)),
    zipCode: text(changes.zipCode, saved?.zipCode),
    isDefault: changes.isDefault ?? saved?.isDefault ?? false,
  };
}

function regionId(region: RegionRecord | null | undefined): string | null {
  return region ? encodeId(region.level, region.id) : null;
}
