import { pick } from '../../db/pick.ts';
import { asc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pages, settings, slides } from '../../db/tables/content.ts';

/** The slides of the home page in display order. */
export function slidesInOrder(db: Database) {
  return db
    .select(pick(slides, 'id', 'image', 'url', 'headline', 'priceFrom', 'action'))
    .from(slides)
    .orderBy(asc(slides.position), asc(slides.id));
}

/** All static pages in the order of the footer. */
export function pagesInOrder(db: Database) {
  return db.select().from(pages).orderBy(asc(pages.position), asc(pages.id));
}

/** The owner's texts by name. */
export async function settingTexts(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(settings);
  return new Map(rows.map(({ name, value }) => [name, value]));
}
