import { readRows } from './read-rows.ts';
import { testTitles } from './test-titles.ts';

/** Shortest part of a title that still says which test is meant. */
const TITLE_PART_MIN = 8;

/** Reads a file of the repository by its path from the root; null when there is none. */
export type ReadFile = (path: string) => string | null;

/**
 * What is not true in one document of the map: a rule without a file or a test, a file that is not there,
 * a title that no test of the named file has. Each is a sentence that begins with document and line.
 */
export function findBreaks(document: string, markdown: string, readFile: ReadFile): string[] {
  const rows = readRows(markdown);
  if (rows.length === 0) return [`${document}: no row of a table can be read`];
  const titlesOf = new Map<string, string[]>();
  const titles = (file: string): string[] | null => {
    const source = readFile(file);
    if (source === null) return null;
    const known = titlesOf.get(file) ?? testTitles(source);
    titlesOf.set(file, known);
    return known;
  };

  return rows.flatMap(({ line, rule, places, tests, untitled }) => {
    const found: string[] = [];
    if (rule === '') found.push('no rule');
    if (places.length === 0) found.push('no file does it');
    if (tests.length === 0) found.push('no test shows it');
    const missing = places.filter((place) => readFile(place) === null);
    found.push(...missing.map((place) => `${place} does not exist`));
    found.push(...untitled.map((file) => `${file} stands without the title of a test`));
    for (const { file, title } of tests) {
      const known = titles(file);
      if (known === null) found.push(`${file === '' ? `"${title}"` : file} is no test file`);
      else if (title.length < TITLE_PART_MIN) found.push(`"${title}" is too short for a title`);
      else if (!known.some((text) => text.includes(title)))
        found.push(`${file} has no test "${title}"`);
    }
    return found.map((what) => `${document}:${line} ${what}`);
  });
}
