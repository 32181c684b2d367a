import { fieldLabels } from '@gawai/domain/texts/problem-text';
import type { Database } from '../../db/database.ts';
import type { FieldErrors } from '../../http/shop-response.ts';
import { cities, districts, provinces } from '../../db/tables/region.ts';
import { eq } from 'drizzle-orm';

/** A place as a shopper chose it, by the ids of its regions. */
export interface RegionIds {
  readonly provinceId: number;
  readonly cityId: number;
  readonly districtId: number;
}

/** The names of a place, from the shop's own records. */
export interface RegionNames {
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

/**
 * The names of a place whose province, city and district lie in each other; else which of them does
 * not fit, by its field (shop-api.md 5.15, 5.19).
 */
export async function checkRegion(
  db: Database,
  { provinceId, cityId, districtId }: RegionIds,
): Promise<
  { readonly errors: FieldErrors } | { readonly errors: null; readonly names: RegionNames }
> {
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
  if (found === undefined) return unfit('district_id', fieldLabels.districtId);
  if (found.cityId !== cityId) return unfit('city_id', fieldLabels.cityId);
  if (found.provinceId !== provinceId) return unfit('province_id', fieldLabels.provinceId);
  const { province, city, district } = found;
  return { errors: null, names: { province, city, district } };
}

function unfit(field: string, label: string) {
  return { errors: { [field]: [`Kolom ${label} tidak valid`] } };
}
