import { readRows } from './read-rows.ts';

/** Whether the repository has this file, by its path from the root. */
export type HasFile = (path: string) => boolean;

const TEST_FILE = /\.(test|spec)\.tsx?$/;

/**
 * What is not true in one document of the map: a rule without a file or a test, or a file that is not
 * there. Each is a sentence that begins with document and line.
 */
export function findBreaks(document: string, markdown: string, hasFile: HasFile): string[] {
  const rows = readRows(markdown);
  if (rows.length === 0) return [`${document}: no row of a table can be read`];
  return rows.flatMap(({ line, rule, places, tests }) => {
    const found: string[] = [];
    if (rule === '') found.push('no rule');
    if (places.length === 0) found.push('no file does it');
    if (tests.length === 0) found.push('no test shows it');
    const missing = [...places, ...tests].filter((path) => !hasFile(path));
    found.push(...missing.map((path) => `${path} does not exist`));
    const others = tests.filter((path) => !TEST_FILE.test(path));
    found.push(...others.map((path) => `${path} is no test file`));
    return found.map((what) => `${document}:${line} ${what}`);
  });
}
