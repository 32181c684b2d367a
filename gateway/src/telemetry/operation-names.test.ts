import { describe, expect, it } from 'vitest';
import { OperationNames } from './operation-names.ts';

describe('OperationNames', () => {
  it('uses the names of the first hundred operations as labels, permanently', () => {
    const names = new OperationNames();
    const first = Array.from({ length: 100 }, (_, index) => `Page${index}`);
    expect(first.map((name) => names.label(name))).toEqual(first);
    expect(names.label('Page100')).toMatch(/^other-[0-7]$/);
    expect(names.label('Page7')).toBe('Page7');
  });

  it('returns a limited number of labels', () => {
    const names = new OperationNames();
    const labels = new Set<string>();
    for (let index = 0; index < 10_000; index += 1) labels.add(names.label(`Op${index}`));
    labels.add(names.label(null));
    expect(labels.size).toBeLessThanOrEqual(109);
  });

  it('returns the same bucket for the same invalid name', () => {
    const names = new OperationNames();
    const odd = 'x'.repeat(65);
    expect(names.label(odd)).toMatch(/^other-[0-7]$/);
    expect(names.label(odd)).toBe(names.label(odd));
  });
});
