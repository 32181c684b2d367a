// Compares the schema with the one of the last release (schema/printed/released.graphql). A breaking change
// fails unless a record in docs/decisions quotes it; a dangerous one, such as a new enum value, is printed as a
// warning. A deprecation names the date of removal and the replacement.
import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  Kind,
  parse,
  print,
  visit,
} from 'graphql';
import { readSdl } from '../gateway/src/graphql/type-defs.ts';

const released = buildSchema(readFileSync('schema/printed/released.graphql', 'utf8'));
const sdl = readSdl('schema');
const now = buildSchema(sdl);
const records = readdirSync('docs/decisions')
  .map((name) => readFileSync(`docs/decisions/${name}`, 'utf8'))
  .join('\n');
const unquoted = (changes: readonly { readonly description: string }[]) =>
  changes.map(({ description }) => description).filter((text) => !records.includes(text));

/** E.g. `2027-06-30: use "subtotal"`. */
const DEPRECATION = /^\d{4}-\d{2}-\d{2}: use ./;

const unexplained: string[] = [];
visit(parse(sdl), {
  Directive: (node) => {
    const reason = node.arguments?.find(({ name }) => name.value === 'reason')?.value;
    const text = reason?.kind === Kind.STRING ? reason.value : '';
    if (node.name.value === 'deprecated' && !DEPRECATION.test(text)) unexplained.push(print(node));
  },
});

for (const text of unquoted(findDangerousChanges(released, now))) {
  console.log(`warning: dangerous change: ${text}`);
}
const breaks = unquoted(findBreakingChanges(released, now));
for (const text of breaks) console.error(`breaking: ${text}`);
for (const text of unexplained) console.error(`without date and replacement: ${text}`);
if (breaks.length > 0) {
  console.error(
    'Deprecate the field instead, or quote each line above in a record in docs/decisions.',
  );
}
if (breaks.length + unexplained.length > 0) process.exit(1);
