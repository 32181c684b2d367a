import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cities, districts, provinces } from '../../db/tables/region.ts';

/** All provinces by name. */
export function allProvinces(db: Database) {
  return db
    .select({ id: provinces.id, name: provinces.name })
    .from(provinces)
    .orderBy(asc(provinces.nameKey));
}

/** The cities and regencies of a province by name; none for an unknown one. */
export function citiesOf(db: Database, provinceId: number) {
  return db
    .select({ id: cities.id, province_id: cities.provinceId, name: cities.name })
    .from(cities)
    .where(eq(cities.provinceId, provinceId))
    .orderBy(asc(cities.nameKey));
}

/** The districts of a city by name; none for an unknown one. */
export function districtsOf(db: Database, cityId: number) {
  return db
    .select({ id: districts.id, city_id: districts.cityId, name: districts.name })
    .from(districts)
    .where(eq(districts.cityId, cityId))
    .orderBy(asc(districts.nameKey));
}

/** A district with the names of all it lies in, null when there is none with that id. */
export async function districtById(db: Database, id: number) {
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
    .where(eq(districts.id, id));
  return found ?? null;
}
