import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cities } from '../../db/tables/region.ts';
import type { Place } from './zone.ts';

/** A city with its province, null when there is none with that id. */
export async function placeOfCity(db: Database, cityId: number): Promise<Place | null> {
  const [found] = await db
    .select({ cityId: cities.id, provinceId: cities.provinceId })
    .from(cities)
    .where(eq(cities.id, cityId));
  return found ?? null;
}
