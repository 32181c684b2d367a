import { describe, expect, it } from 'vitest';
import { OperationNames } from './operation-names.ts';

describe('names of operations in counters', () => {
  it('are their own for the first hundred, and stay so', () => {
    const names = new OperationNames();
    const first = Array.from({ length: 100 }, (_, index) => `Page${index}`);
    expect(first.map((name) => names.label(name))).toEqual(first);
    expect(names.label('Page100')).toMatch(/^other-[0-7]$/);
    expect(names.label('Page7')).toBe('Page7');
  });

  it('never grow beyond a hundred and a few, whatever clients call their operations', () => {
    const names = new OperationNames();
    const labels = new Set<string>();
    for (let index = 0; index < 10_000; index += 1) labels.add(names.label(`Op${index}`));
    labels.add(names.label(null));
    expect(labels.size).toBeLessThanOrEqual(109);
  });

  it('share a drawer when they are no usual names, always the same one', () => {
    const names = new OperationNames();
    const odd = 'x'.repeat(65);
    expect(names.label(odd)).toMatch(/^other-[0-7]$/);
    expect(names.label(odd)).toBe(names.label(odd));
  });
});
