import { NAME_MAX, STREET_ADDRESS_MAX, ZIP_CODE_MAX } from '@gawai/domain/limits';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import type { Database } from '../../db/database.ts';
import { FormReader } from '../../http/form.ts';
import { readPhone } from '../../http/read-phone.ts';
import { invalid } from '../../http/rejections.ts';
import type { ShopResponse } from '../../http/shop-response.ts';
import { checkRegion } from '../region/check-region.ts';
import type { FilledAddress } from './save-address.ts';

/**
 * Reads the body of POST and PUT /user-address (shop-api.md 5.15), or returns what is wrong with it: 422.
 * The regions must lie in each other; their names are taken from the shop's own records.
 */
export async function readAddress(
  db: Database,
  body: unknown,
): Promise<
  | { readonly rejection: ShopResponse }
  | { readonly rejection: null; readonly address: FilledAddress }
> {
  const form = new FormReader(body);
  const typed = {
    addressName: form.requiredText('address_name', fieldLabels.addressName, NAME_MAX),
    streetAddress: form.requiredText(
      'street_address',
      fieldLabels.streetAddress,
      STREET_ADDRESS_MAX,
    ),
    provinceId: form.requiredId('province_id', fieldLabels.provinceId),
    cityId: form.requiredId('city_id', fieldLabels.cityId),
    districtId: form.requiredId('district_id', fieldLabels.districtId),
    zipCode: form.requiredText('zip_code', fieldLabels.zipCode, ZIP_CODE_MAX),
    firstName: form.requiredText('first_name', fieldLabels.firstName, NAME_MAX),
    lastName: form.optionalText('last_name', fieldLabels.lastName, NAME_MAX),
    phone: readPhone(form, 'phone'),
  };
  form.optionalText('province', fieldLabels.provinceId, NAME_MAX);
  form.optionalText('city', fieldLabels.cityId, NAME_MAX);
  form.optionalText('district', fieldLabels.districtId, NAME_MAX);
  if (form.errors !== null) return { rejection: invalid(form.errors) };

  const region = await checkRegion(db, typed);
  if (region.errors !== null) return { rejection: invalid(region.errors) };
  const fields = { ...typed, ...region.names };
  return { rejection: null, address: { fields, wantsDefault: form.flag('is_default') } };
}
