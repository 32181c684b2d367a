// Compares the schema with every committed version of the printed schema. A breaking change fails unless a
// record in docs/decisions quotes it. All versions are compared, so that a break is found after it was
// committed too.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges } from 'graphql';
import { readSdl } from './read-sdl.ts';

const PRINTED = 'schema/printed/shop.graphql';

/** The output of a git command; null when git fails. */
function git(...words: string[]): string | null {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
}

const commits = (git('log', '--format=%H', '--', PRINTED) ?? '').split('\n').filter(Boolean);
if (commits.length === 0) {
  console.log(`No commit has ${PRINTED}: nothing to compare with.`);
  process.exit(0);
}
const records = readdirSync('docs/decisions')
  .map((name) => readFileSync(`docs/decisions/${name}`, 'utf8'))
  .join('\n');
const now = buildSchema(readSdl('schema'));
const breaks = commits
  .map((commit) => git('show', `${commit}:${PRINTED}`))
  .filter((printed) => printed !== null)
  .flatMap((printed) => findBreakingChanges(buildSchema(printed), now))
  .map(({ description }) => description)
  .filter((description) => !records.includes(description));
for (const description of new Set(breaks)) console.error(`breaking: ${description}`);
if (breaks.length > 0) {
  console.error(
    'Deprecate the field instead, or quote each line above in a record in docs/decisions.',
  );
  process.exit(1);
}
