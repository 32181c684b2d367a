import { checkGuestAddress } from '@gawai/domain/address';
import type { AddressValues } from './address-values.ts';
import type { SavedAddressFragment } from './address-table.generated.ts';

/** A saved address of the gateway; old ones may be incomplete. */
export type SavedAddress = SavedAddressFragment;

/** The form values of a saved address, null for a new one; missing parts are empty. */
export function addressValues(address: SavedAddress | null): AddressValues {
  return {
    phone: address?.phone ?? '',
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    streetAddress: address?.street ?? '',
    zipCode: address?.zipCode ?? '',
    provinceId: address?.province?.id ?? '',
    cityId: address?.city?.id ?? '',
    districtId: address?.district?.id ?? '',
    province: address?.province?.name ?? '',
    city: address?.city?.name ?? '',
    district: address?.district?.name ?? '',
  };
}

/** Whether everything that an order requires is filled in. */
export const isComplete = (address: SavedAddress) =>
  checkGuestAddress(addressValues(address)).length === 0;

/** The address that a checkout starts with (specification-notes.md 92): the default one, else the first; null when none is complete. */
export function preselected(addresses: readonly SavedAddress[]): SavedAddress | null {
  const complete = addresses.filter(isComplete);
  return complete.find(({ isDefault }) => isDefault) ?? complete[0] ?? null;
}
