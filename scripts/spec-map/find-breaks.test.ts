import { describe, expect, it } from 'vitest';
import { findBreaks, type ReadFile } from './find-breaks.ts';

const files: Record<string, string> = {
  'domain/src/cart.ts': 'export const cart = 1;',
  'domain/src/cart.test.ts':
    "it('counts lines, not pieces', () => {}); it.skip('sums it up', () => {});",
};
const readFile: ReadFile = (path) => files[path] ?? null;

const breaksOf = (...rows: string[]): string[] =>
  findBreaks(
    'map.md',
    ['| Rule | Done in | Shown by |', '| --- | --- | --- |', ...rows].join('\n'),
    readFile,
  );

describe('a map of the specification', () => {
  it('holds when file and test are there', () => {
    expect(
      breaksOf(
        '| The badge counts | `domain/src/cart.ts` | `domain/src/cart.test.ts` › "counts lines" |',
      ),
    ).toEqual([]);
  });

  it('breaks when a file is not there', () => {
    expect(
      breaksOf(
        '| The badge | `domain/src/gone.ts` | `domain/src/cart.test.ts` › "counts lines" |',
        '| The badge | `domain/src/cart.ts` | `domain/src/gone.test.ts` › "counts lines" |',
      ),
    ).toEqual([
      'map.md:3 domain/src/gone.ts does not exist',
      'map.md:4 domain/src/gone.test.ts is no test file',
    ]);
  });

  it('breaks when no test of the file has the title, or only one that does not run', () => {
    expect(
      breaksOf(
        '| The badge | `domain/src/cart.ts` | `domain/src/cart.test.ts` › "counts lines", "counts pieces" |',
        '| The sum | `domain/src/cart.ts` | `domain/src/cart.test.ts` › "sums it up" |',
      ),
    ).toEqual([
      'map.md:3 domain/src/cart.test.ts has no test "counts pieces"',
      'map.md:4 domain/src/cart.test.ts has no test "sums it up"',
    ]);
  });

  it('breaks when a rule has no file, no test, or a test file without a title', () => {
    expect(
      breaksOf(
        '| The badge | | `domain/src/cart.test.ts` › "counts lines" |',
        '| The badge | `domain/src/cart.ts` | |',
        '| The badge | `domain/src/cart.ts` | `domain/src/cart.test.ts` |',
        '| | `domain/src/cart.ts` | `domain/src/cart.test.ts` › "counts lines" |',
      ),
    ).toEqual([
      'map.md:3 no file does it',
      'map.md:4 no test shows it',
      'map.md:5 no test shows it',
      'map.md:5 domain/src/cart.test.ts stands without the title of a test',
      'map.md:6 no rule',
    ]);
  });

  it('breaks on a part of a title that any test could have', () => {
    expect(
      breaksOf('| The badge | `domain/src/cart.ts` | `domain/src/cart.test.ts` › "lines" |'),
    ).toEqual(['map.md:3 "lines" is too short for a title']);
  });

  it('breaks when nothing of it can be read', () => {
    expect(findBreaks('map.md', '- The badge counts lines', readFile)).toEqual([
      'map.md: no row of a table can be read',
    ]);
  });
});
