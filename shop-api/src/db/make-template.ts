// Part of the build: leaves a template in dist, so that the first start of a shop need not make its
// database from nothing.
import { writeTemplate, TEMPLATES } from './database-template.ts';
import { makeEmbedded, MIGRATIONS } from './open-database.ts';

await writeTemplate(TEMPLATES, MIGRATIONS.migrationsFolder, makeEmbedded);
