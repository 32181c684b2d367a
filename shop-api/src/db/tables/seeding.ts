import { pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** One row after the first seed: the database is not seeded again. */
export const seedings = pgTable('seedings', {
  seededAt: moment('seeded_at').notNull().defaultNow(),
});
