// Compares the schema with the printed one of the last commit on main: a change that would break
// another frontend fails, unless a decision record in docs/decisions names it.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges } from 'graphql';
import { readSdl } from './read-sdl.ts';

const base = process.env['SCHEMA_BASE'] ?? 'HEAD';
let before: string;
try {
  before = execFileSync('git', ['show', `${base}:schema/printed/shop.graphql`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
} catch {
  console.log(`No printed schema at ${base}: nothing to compare with.`);
  process.exit(0);
}
const records = readdirSync('docs/decisions')
  .map((name) => readFileSync(`docs/decisions/${name}`, 'utf8'))
  .join('\n');
const breaks = findBreakingChanges(buildSchema(before), buildSchema(readSdl('schema'))).filter(
  (change) => !records.includes(change.description),
);
for (const change of breaks) console.error(`breaking: ${change.description}`);
if (breaks.length > 0) {
  console.error('Deprecate instead, or name each sentence above in a record of docs/decisions.');
  process.exit(1);
}
