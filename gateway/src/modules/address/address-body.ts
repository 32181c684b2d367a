import { checkSavedAddress } from '@gawai/domain/address';
import { normalisePhone } from '@gawai/domain/phone';
import type { SavedAddressInput } from '../../__generated__/resolvers.ts';
import { findRegions, readRegionIds } from '../shared/address-regions.ts';
import { ADDRESS_FIELDS } from '../shared/address-fields.ts';
import { placeBody } from '../shared/place-body.ts';
import { plainText } from '../shared/plain-text.ts';
import type { PublicData } from '../../cache/public-data/public-data.ts';
import type { AddressBody } from '../../rest/endpoints/address.ts';
import {
  problemsToUserErrors,
  type FieldNames,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';

/** An address that may be sent, or what is wrong with it. */
export type CheckedAddress =
  | { readonly body: AddressBody; readonly userErrors: readonly [] }
  | { readonly body: null; readonly userErrors: readonly UserErrorRecord[] };

/** Input paths by wire field (shop-api.md 5.15). */
export const WIRE_FIELDS: FieldNames = {
  address_name: 'address.name',
  is_default: 'address.isDefault',
  first_name: 'address.firstName',
  last_name: 'address.lastName',
  phone: 'address.phone',
  street_address: 'address.street',
  province_id: 'address.provinceId',
  province: 'address.provinceId',
  city_id: 'address.cityId',
  city: 'address.cityId',
  district_id: 'address.districtId',
  district: 'address.districtId',
  zip_code: 'address.zipCode',
};

/**
 * Checks an address by the rules of specification.md 5 and converts it for the shop: phone in the
 * format of the shop, region names from the region data of the shop. Throws `BAD_USER_INPUT` for
 * invalid ids.
 */
export async function checkAddress(
  input: SavedAddressInput,
  data: PublicData,
): Promise<CheckedAddress> {
  const name = plainText(input.name) ?? '';
  const firstName = plainText(input.firstName) ?? '';
  const lastName = plainText(input.lastName);
  const street = plainText(input.street) ?? '';
  const zipCode = plainText(input.zipCode) ?? '';
  const typed = { addressName: name, firstName, lastName, streetAddress: street, zipCode };
  const problems = checkSavedAddress({ ...input, ...typed });
  if (problems.length > 0) {
    return { body: null, userErrors: problemsToUserErrors(problems, ADDRESS_FIELDS) };
  }
  const { regions, userErrors } = await findRegions(readRegionIds(input), data);
  if (regions === null) return { body: null, userErrors };
  const body: AddressBody = {
    address_name: name,
    is_default: input.isDefault === true ? 1 : 0,
    ...placeBody({ street, zipCode }, regions),
    first_name: firstName,
    last_name: lastName,
    phone: normalisePhone(input.phone),
  };
  return { body, userErrors: [] };
}
