// Prints for other frontends the SDL of schema/ as one file, schema/printed/shop.graphql, and what their caches
// must know of its types, schema/printed/cache.json. With --check it only checks whether the files are up to date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, lexicographicSortSchema, printSchema, validateSchema } from 'graphql';
import { embeddedTypes, possibleTypes, typePolicies } from '../client/src/__generated__/cache.ts';
import { readSdl } from '../gateway/src/graphql/type-defs.ts';

const schema = buildSchema(readSdl('schema'));
const errors = validateSchema(schema);
if (errors.length > 0) {
  console.error(errors.map((error) => error.message).join('\n'));
  process.exit(1);
}
const sdl = printSchema(lexicographicSortSchema(schema));
const printed = {
  'schema/printed/shop.graphql': `# Made by scripts/print-schema.ts from schema/*.graphql; do not edit.\n\n${sdl}\n`,
  'schema/printed/cache.json': `${JSON.stringify({ possibleTypes, typePolicies, embeddedTypes }, null, 2)}\n`,
};

if (process.argv.includes('--check')) {
  const stale = Object.entries(printed).filter(
    ([target, text]) => !existsSync(target) || readFileSync(target, 'utf8') !== text,
  );
  for (const [target] of stale) console.error(`${target} is stale: run "npm run codegen".`);
  process.exit(stale.length > 0 ? 1 : 0);
}
mkdirSync('schema/printed', { recursive: true });
for (const [target, text] of Object.entries(printed)) writeFileSync(target, text);
