import { sql, type SQL } from 'drizzle-orm';
import { getDistricts, getProvinces, getRegencies } from 'idn-area-data';
import type { Database } from '../../db/database.ts';

const KEPT_UPPER = ['DKI', 'DI'];
const KEPT_LOWER = ['DAN'];

/**
 * Fills provinces, cities and districts from the package idn-area-data (shop-api.md 5.12). Ids are the
 * official codes without their dots, so 31.74 becomes 3174.
 */
export async function seedRegions(db: Database): Promise<void> {
  const [ofProvinces, ofCities, ofDistricts] = await Promise.all([
    getProvinces(),
    getRegencies(),
    getDistricts(),
  ]);
  const provinces = ofProvinces.map(({ code, name }) => ({
    id: codeId(code),
    name: titleCase(name),
  }));
  const cities = ofCities.map(({ code, name, province_code }) => ({
    id: codeId(code),
    province_id: codeId(province_code),
    name: titleCase(name),
  }));
  const districts = ofDistricts.map(({ code, name, regency_code }) => ({
    id: codeId(code),
    city_id: codeId(regency_code),
    name,
  }));
  await insert(db, sql`provinces`, sql`id, name`, provinces);
  await insert(db, sql`cities`, sql`id, province_id, name`, cities);
  await insert(db, sql`districts`, sql`id, city_id, name`, districts);
}

/** Inserts thousands of rows as one text, which is read far faster than as many parameters. */
async function insert(db: Database, table: SQL, columns: SQL, rows: object[]): Promise<void> {
  await db.execute(sql`
    INSERT INTO ${table} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(rows)})`);
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
