// docs/spec-map.md says for each rule of the specification which file does it and which test shows it.
// This fails when that is no longer so: a file that moved, a rule without a test.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { findBreaks } from './spec-map/find-breaks.ts';

const index = readFileSync('docs/spec-map.md', 'utf8');
const parts = readdirSync('docs/spec-map').filter((name) => name.endsWith('.md'));

const hasFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

const breaks = parts.flatMap((name) => {
  const document = `docs/spec-map/${name}`;
  const unlisted = index.includes(`(spec-map/${name})`) ? [] : [`${document} is not in the index`];
  return [...unlisted, ...findBreaks(document, readFileSync(document, 'utf8'), hasFile)];
});
for (const sentence of breaks) console.error(sentence);
process.exit(breaks.length === 0 ? 0 : 1);
