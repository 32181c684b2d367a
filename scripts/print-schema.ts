// Prints the SDL of schema/ as one file, schema/printed/shop.graphql, for other frontends.
// With --check it only checks whether that file is up to date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, lexicographicSortSchema, printSchema, validateSchema } from 'graphql';
import { readSdl } from './read-sdl.ts';

const target = 'schema/printed/shop.graphql';
const schema = buildSchema(readSdl('schema'));
const errors = validateSchema(schema);
if (errors.length > 0) {
  console.error(errors.map((error) => error.message).join('\n'));
  process.exit(1);
}
const printed = `# Made by scripts/print-schema.ts from schema/*.graphql; do not edit.\n\n${printSchema(lexicographicSortSchema(schema))}\n`;

if (process.argv.includes('--check')) {
  let present = '';
  try {
    present = readFileSync(target, 'utf8');
  } catch {
    // The file does not exist: stale.
  }
  if (present !== printed) {
    console.error(`${target} is stale: run "npm run codegen".`);
    process.exit(1);
  }
} else {
  mkdirSync('schema/printed', { recursive: true });
  writeFileSync(target, printed);
}
