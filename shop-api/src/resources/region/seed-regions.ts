import { getDistricts, getProvinces, getRegencies } from 'idn-area-data';
import type { Database } from '../../db/database.ts';
import { cities, districts, provinces } from '../../db/tables/region.ts';

const ROWS_AT_ONCE = 1_000;
const KEPT_UPPER = ['DKI', 'DI'];
const KEPT_LOWER = ['DAN'];

/**
 * Fills provinces, cities and districts from the package idn-area-data (Contract 5.12). Ids are the
 * official codes without their dots, so 31.74 becomes 3174.
 */
export async function seedRegions(db: Database): Promise<void> {
  const [ofProvinces, ofCities, ofDistricts] = await Promise.all([
    getProvinces(),
    getRegencies(),
    getDistricts(),
  ]);
  await db
    .insert(provinces)
    .values(ofProvinces.map(({ code, name }) => ({ id: codeId(code), name: titleCase(name) })));
  await db.insert(cities).values(
    ofCities.map(({ code, name, province_code }) => ({
      id: codeId(code),
      provinceId: codeId(province_code),
      name: titleCase(name),
    })),
  );
  const rows = ofDistricts.map(({ code, name, regency_code }) => ({
    id: codeId(code),
    cityId: codeId(regency_code),
    name,
  }));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db.insert(districts).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
}

function codeId(code: string): number {
  return Number(code.replaceAll('.', ''));
}

/** `DKI JAKARTA` as people write it: `DKI Jakarta`. */
export function titleCase(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (KEPT_UPPER.includes(word)) return word;
    if (KEPT_LOWER.includes(word)) return word.toLowerCase();
    return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  });
}
