import { describe, expect, it } from 'vitest';
import { findBreaks } from './find-breaks.ts';

const files = ['domain/src/cart.ts', 'domain/src/cart.test.ts'];

const breaksOf = (...rows: string[]): string[] =>
  findBreaks(
    'map.md',
    ['| Rule | Done in | Shown by |', '| --- | --- | --- |', ...rows].join('\n'),
    (path) => files.includes(path),
  );

describe('findBreaks', () => {
  it('finds nothing when file and test are there', () => {
    expect(
      breaksOf('| The badge counts | `domain/src/cart.ts` | `domain/src/cart.test.ts` |'),
    ).toEqual([]);
  });

  it('names a file that is not there', () => {
    expect(
      breaksOf(
        '| The badge | `domain/src/gone.ts` | `domain/src/cart.test.ts` |',
        '| The badge | `domain/src/cart.ts` | `domain/src/gone.test.ts` |',
      ),
    ).toEqual([
      'map.md:3 domain/src/gone.ts does not exist',
      'map.md:4 domain/src/gone.test.ts does not exist',
    ]);
  });

  it('names a rule without words, file or test, and a test that is none', () => {
    expect(
      breaksOf(
        '| The badge | | `domain/src/cart.test.ts` |',
        '| The badge | `domain/src/cart.ts` | |',
        '| | `domain/src/cart.ts` | `domain/src/cart.test.ts` |',
        '| The badge | `domain/src/cart.ts` | `domain/src/cart.ts` |',
      ),
    ).toEqual([
      'map.md:3 no file does it',
      'map.md:4 no test shows it',
      'map.md:5 no rule',
      'map.md:6 domain/src/cart.ts is no test file',
    ]);
  });

  it('names a document of which nothing can be read', () => {
    expect(findBreaks('map.md', '- The badge counts lines', () => true)).toEqual([
      'map.md: no row of a table can be read',
    ]);
  });
});
