import { fieldLabels } from '@gawai/domain/texts/problem-text';
import type { Database } from '../../db/database.ts';
import { invalid } from '../../http/rejections.ts';
import { Rejected } from '../../http/shop-response.ts';
import { cities, districts, provinces } from '../../db/tables/region.ts';
import { eq } from 'drizzle-orm';

/** Province, city and district of an address, by their ids. */
export interface RegionIds {
  readonly provinceId: number;
  readonly cityId: number;
  readonly districtId: number;
}

/** The names of the regions of an address, from the database. */
export interface RegionNames {
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

/**
 * The names of regions that contain each other; throws 422 with the field of the one that does not match (shop-api.md
 * 5.15, 5.19).
 */
export async function checkRegion(
  db: Database,
  { provinceId, cityId, districtId }: RegionIds,
): Promise<RegionNames> {
  const [found] = await db
    .select({
      district: districts.name,
      cityId: districts.cityId,
      city: cities.name,
      provinceId: cities.provinceId,
      province: provinces.name,
    })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(eq(districts.id, districtId));
  if (found === undefined) throw unfit('district_id', fieldLabels.districtId);
  if (found.cityId !== cityId) throw unfit('city_id', fieldLabels.cityId);
  if (found.provinceId !== provinceId) throw unfit('province_id', fieldLabels.provinceId);
  const { province, city, district } = found;
  return { province, city, district };
}

function unfit(field: string, label: string) {
  return new Rejected(invalid({ [field]: [`Kolom ${label} tidak valid`] }));
}
