import type { Problem } from '@gawai/domain/problem';
import { decodeId } from '../../graphql/global-id.ts';
import type { PublicData } from '../../cache/public-data/public-data.ts';
import type { RegionRecord } from '../../rest/endpoints/region.ts';
import { problemToUserError, type UserErrorRecord } from '../../graphql/user-error.ts';
import { ADDRESS_FIELDS } from './address-fields.ts';

/** The three regions of an address, each inside the one before. */
export interface AddressRegions {
  readonly province: RegionRecord;
  readonly city: RegionRecord;
  readonly district: RegionRecord;
}

/** Ids of the three regions: global ones in an input, the shop's own ones after reading. */
export interface RegionIds {
  readonly provinceId: string;
  readonly cityId: string;
  readonly districtId: string;
}

/** The regions of an address, or which of them must be chosen again. */
export type RegionsCheck =
  | { readonly regions: AddressRegions; readonly userErrors: readonly [] }
  | { readonly regions: null; readonly userErrors: readonly UserErrorRecord[] };

/**
 * The shop's own ids of the regions in an input's `address`. Throws `BAD_USER_INPUT` for invalid ids.
 */
export function readRegionIds(address: RegionIds): RegionIds {
  return {
    provinceId: decodeId('Province', address.provinceId, 'address.provinceId'),
    cityId: decodeId('City', address.cityId, 'address.cityId'),
    districtId: decodeId('District', address.districtId, 'address.districtId'),
  };
}

/**
 * Looks up the regions in the shop's own region data and checks that each lies in the one before
 * (shop-api.md 5.15). Region names of a client are never used.
 */
export async function findRegions(ids: RegionIds, data: PublicData): Promise<RegionsCheck> {
  const [provinces, cities, districts] = await Promise.all([
    data.provinces(),
    data.cities(ids.provinceId),
    data.districts(ids.cityId),
  ]);
  const province = provinces.find(({ id }) => id === ids.provinceId);
  const city = cities.find(({ id }) => id === ids.cityId);
  const district = districts.find(({ id }) => id === ids.districtId);
  if (province !== undefined && city !== undefined && district !== undefined) {
    return { regions: { province, city, district }, userErrors: [] };
  }
  // Only the topmost one that is wrong: choosing it again empties the ones below.
  if (province === undefined) return unknown({ code: 'PROVINCE_UNKNOWN' });
  return unknown({ code: city === undefined ? 'CITY_UNKNOWN' : 'DISTRICT_UNKNOWN' });
}

function unknown(problem: Problem): RegionsCheck {
  return { regions: null, userErrors: [problemToUserError(problem, ADDRESS_FIELDS)] };
}
