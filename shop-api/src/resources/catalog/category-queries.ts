import { asc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories } from '../../db/tables/catalog.ts';

/** All categories and sub-categories in display order. */
export function categoriesInOrder(db: Database) {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
}
