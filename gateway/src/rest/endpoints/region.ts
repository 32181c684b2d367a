import type { RestClient } from '../client/rest-client.ts';
import type { WireEntry } from '../wire/wire-entry.ts';

/** Level of a region of Indonesia. */
export type RegionLevel = 'Province' | 'City' | 'District';

/** A province, a city (or regency) or a district. */
export interface RegionRecord {
  readonly level: RegionLevel;
  readonly id: string;
  readonly name: string;
}

/** GET /province (shop-api.md 5.12). */
export function fetchProvinces(shop: RestClient): Promise<readonly RegionRecord[]> {
  const read = (entry: WireEntry): RegionRecord => ({
    level: 'Province',
    id: entry.id('id', 'province_id'),
    name: entry.text('name', 'province'),
  });
  return shop.list({ path: ['province'] }, read, ['id', 'province_id']);
}

/** GET /city of a province; empty for an unknown one (shop-api.md 5.12). */
export function fetchCities(
  shop: RestClient,
  provinceId: string,
): Promise<readonly RegionRecord[]> {
  const read = (entry: WireEntry): RegionRecord => ({
    level: 'City',
    id: entry.id('id', 'city_id'),
    name: cityName(entry.text('name', 'city_name'), entry.textOrNull('type')),
  });
  return shop.list({ path: ['city'], query: { province: provinceId } }, read, ['id', 'city_id']);
}

/** GET /district of a city; empty for an unknown one (shop-api.md 5.12). */
export function fetchDistricts(shop: RestClient, cityId: string): Promise<readonly RegionRecord[]> {
  const read = (entry: WireEntry): RegionRecord => ({
    level: 'District',
    id: entry.id('id', 'subdistrict_id'),
    name: entry.text('name', 'subdistrict_name'),
  });
  return shop.list({ path: ['district'], query: { city: cityId } }, read, ['id', 'subdistrict_id']);
}

/** Courier services distinguish `Kota` and `Kabupaten` from the name. */
function cityName(name: string, type: string | null): string {
  const isInName = type === null || name.toLowerCase().startsWith(type.toLowerCase());
  return isInName ? name : `${type} ${name}`;
}

/** A region of an address or an order, `district_id` and `district`; null without both its id and its name. */
export function readRegion(
  entry: WireEntry,
  level: RegionLevel,
  field: 'province' | 'city' | 'district',
): RegionRecord | null {
  const id = entry.idOrNull(`${field}_id`);
  const name = entry.textOrNull(field);
  return id === null || name === null ? null : { level, id, name };
}
