import type { PlaceBody } from '../../rest/endpoints/address.ts';
import { wireId } from '../../rest/wire/wire-id.ts';
import type { AddressRegions } from './address-regions.ts';

/** Street and regions of an address in the body of a REST call. */
export function placeBody(
  { street, zipCode }: { readonly street: string; readonly zipCode: string },
  { province, city, district }: AddressRegions,
): PlaceBody {
  return {
    street_address: street,
    province_id: wireId(province.id),
    province: province.name,
    city_id: wireId(city.id),
    city: city.name,
    district_id: wireId(district.id),
    district: district.name,
    zip_code: zipCode,
  };
}
