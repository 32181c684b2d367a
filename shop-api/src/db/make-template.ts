// Part of the build: writes a template to dist, so that the first start of a shop does not run all migrations.
import { writeTemplate, TEMPLATES } from './database-template.ts';
import { createEmbedded, MIGRATIONS } from './open-database.ts';

await writeTemplate(TEMPLATES, MIGRATIONS.migrationsFolder, createEmbedded);
