import { pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** One row, once the database was filled for the first time: it is never filled again. */
export const seedings = pgTable('seedings', {
  seededAt: moment('seeded_at').notNull().defaultNow(),
});
