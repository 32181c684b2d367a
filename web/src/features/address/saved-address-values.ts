import type { SavedAddressInput } from '@gawai/client/schema-types';
import { localPhone, normalisePhone } from '@gawai/domain/phone';
import type { SavedAddressFragment } from './address-table.generated.ts';
import type { AddressValues } from './address-values.ts';
import { addressValues } from './saved-address.ts';

/** The form of a saved address: that of a guest, a name, and whether it is to be the default. */
export type SavedAddressValues = AddressValues & {
  readonly addressName: string;
  readonly isDefault: boolean;
};

/** What the form starts with; null for a new address. What an old record lacks is empty. */
export function toSavedAddressValues(address: SavedAddressFragment | null): SavedAddressValues {
  const values = addressValues(address);
  return {
    ...values,
    phone: localPhone(values.phone),
    addressName: address?.name ?? '',
    isDefault: address?.isDefault ?? false,
  };
}

/** The address as it is sent: the phone in the shop's format (specification.md 5), texts trimmed. */
export function toAddressInput(values: SavedAddressValues): SavedAddressInput {
  return {
    name: values.addressName.trim(),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim() || null,
    phone: normalisePhone(values.phone),
    street: values.streetAddress.trim(),
    provinceId: values.provinceId,
    cityId: values.cityId,
    districtId: values.districtId,
    zipCode: values.zipCode.trim(),
    isDefault: values.isDefault,
  };
}

/** Fields of the form by their paths in the input. */
export const savedAddressFields: Readonly<Record<string, string>> = {
  'address.name': 'addressName',
  'address.firstName': 'firstName',
  'address.lastName': 'lastName',
  'address.phone': 'phone',
  'address.street': 'streetAddress',
  'address.provinceId': 'provinceId',
  'address.cityId': 'cityId',
  'address.districtId': 'districtId',
  'address.zipCode': 'zipCode',
};
