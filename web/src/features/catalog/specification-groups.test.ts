import { describe, expect, it } from 'vitest';
import { figureText, specificationGroups } from './specification-groups.ts';

const line = (group: string | null, name: string) => ({
  __typename: 'Specification' as const,
  group,
  name,
  value: '8',
  unit: null,
});

describe('specificationGroups', () => {
  it('groups consecutive lines under one heading', () => {
    const lines = [line('Layar', 'Ukuran'), line('Layar', 'Resolusi'), line('Performa', 'RAM')];
    expect(specificationGroups(lines)).toEqual([
      { name: 'Layar', lines: [lines[0], lines[1]] },
      { name: 'Performa', lines: [lines[2]] },
    ]);
  });

  it('returns a group without a name for lines without a heading, and none without lines', () => {
    const alone = line(null, 'RAM');
    expect(specificationGroups([alone])).toEqual([{ name: null, lines: [alone] }]);
    expect(specificationGroups([])).toEqual([]);
  });
});

describe('figureText', () => {
  it('appends the unit, if there is one', () => {
    expect(figureText({ value: '8', unit: 'GB' })).toBe('8 GB');
    expect(figureText({ value: 'IPS', unit: null })).toBe('IPS');
  });
});
