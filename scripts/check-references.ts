// Checks that every numbered reference in comments and docs, e.g. "shop-api.md 5.19", names a section or note that exists.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PAGES = ['specification.md', 'specification-notes.md', 'shop-api.md'] as const;
const NUMBERS = /(?:#+ |^)(\d+(?:\.\d+)?)\.? /gm;
const REFERENCE =
  /\b(specification|specification-notes|shop-api)\.md (\d+(?:\.\d+)?(?:(?:, | and |-)\d+(?:\.\d+)?)*)/g;

/** Numbers of the sections and numbered notes of a page in `docs/`. */
function numbersOf(page: string): ReadonlySet<string> {
  const text = readFileSync(`docs/${page}`, 'utf8');
  return new Set([...text.matchAll(NUMBERS)].map(([, number]) => number ?? ''));
}

const known = new Map(PAGES.map((page) => [page as string, numbersOf(page)]));
const files = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.graphql', '*.md'],
  {
    encoding: 'utf8',
  },
);
const broken: string[] = [];
let count = 0;
for (const file of files.trim().split('\n')) {
  for (const [reference, page = '', list = ''] of readFileSync(file, 'utf8').matchAll(REFERENCE)) {
    for (const number of list.split(/, | and |-/)) {
      count += 1;
      if (known.get(`${page}.md`)?.has(number) !== true) broken.push(`${file}: "${reference}"`);
    }
  }
}
for (const line of broken) console.error(`No such section or note: ${line}`);
console.log(`${String(count)} references, ${String(broken.length)} broken`);
process.exit(broken.length === 0 ? 0 : 1);
