import { checkPhone } from './account.ts';
import { checkLength, checkRequired, checkSelected, type FieldText } from './field-check.ts';
import { NAME_MAX, STREET_ADDRESS_MAX, ZIP_CODE_MAX } from './limits.ts';
import { shopPhoneKey } from './phone.ts';
import type { Problem } from './problem.ts';

/** Address of the recipient, as a guest fills it in at checkout (specification.md 5). */
export type GuestAddressForm = {
  readonly phone?: FieldText;
  readonly firstName?: FieldText;
  readonly lastName?: FieldText;
  readonly streetAddress?: FieldText;
  readonly provinceId?: FieldText;
  readonly cityId?: FieldText;
  readonly districtId?: FieldText;
  readonly zipCode?: FieldText;
};

/** A saved address: the same fields and a name of the address. */
export type SavedAddressForm = GuestAddressForm & { readonly addressName?: FieldText };

/**
 * The phone number of the recipient: an Indonesian one, in the format of the REST API (`+62…`). The shop
 * rejects any other, but only when the order is sent.
 */
function checkReceiverPhone(phone: FieldText): Problem[] {
  const problems = checkPhone(phone);
  if (problems.length > 0) return problems;
  return shopPhoneKey(phone ?? '') === undefined ? [{ code: 'PHONE_INVALID' }] : [];
}

/**
 * Guest checkout address: all required but the last name, for delivery and pickup alike; the selects
 * report `harus dipilih`; the zip code has 1 to 5 characters of any kind (specification.md 5).
 */
export function checkGuestAddress(form: GuestAddressForm): Problem[] {
  return [
    ...checkReceiverPhone(form.phone),
    ...checkRequired('firstName', form.firstName, NAME_MAX),
    ...checkLength('lastName', form.lastName, NAME_MAX),
    ...checkRequired('streetAddress', form.streetAddress, STREET_ADDRESS_MAX),
    ...checkSelected('provinceId', form.provinceId),
    ...checkSelected('cityId', form.cityId),
    ...checkSelected('districtId', form.districtId),
    ...checkRequired('zipCode', form.zipCode, ZIP_CODE_MAX),
  ];
}

/** Saved address: the guest's rules and a name for the address (specification.md 5). */
export function checkSavedAddress(form: SavedAddressForm): Problem[] {
  return [...checkRequired('addressName', form.addressName, NAME_MAX), ...checkGuestAddress(form)];
}
