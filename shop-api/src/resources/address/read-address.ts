import type { Database } from '../../db/database.ts';
import { FormReader } from '../../http/form.ts';
import { invalid } from '../../http/rejections.ts';
import type { ShopResponse } from '../../http/shop-response.ts';
import { checkRegion } from '../region/check-region.ts';
import { addressForm } from './address-schemas.ts';
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
  const { is_default: wantsDefault, ...sent } = addressForm.read(form);
  const typed = {
    addressName: sent.address_name,
    streetAddress: sent.street_address,
    provinceId: sent.province_id,
    cityId: sent.city_id,
    districtId: sent.district_id,
    zipCode: sent.zip_code,
    firstName: sent.first_name,
    lastName: sent.last_name,
    phone: sent.phone,
  };
  if (form.errors !== null) return { rejection: invalid(form.errors) };

  const region = await checkRegion(db, typed);
  if (region.errors !== null) return { rejection: invalid(region.errors) };
  const fields = { ...typed, ...region.names };
  return { rejection: null, address: { fields, wantsDefault } };
}
