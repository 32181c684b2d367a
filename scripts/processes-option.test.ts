import { describe, expect, it } from 'vitest';
import { processesOption } from './processes-option.ts';

describe('processesOption', () => {
  it.each<[string[], number | null]>([
    [[], 1],
    [['--processes', '2'], 2],
    [['--processes=64'], 64],
    [['--processes', '65'], null],
    [['--processes', '0'], null],
    [['--processes', 'two'], null],
    [['--processes'], null],
    [['2'], null],
    [['--workers', '2'], null],
  ])('reads %j as %j', (args, expected) => {
    expect(processesOption(args)).toBe(expected);
  });
});
