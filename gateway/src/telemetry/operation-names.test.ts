import { describe, expect, it } from 'vitest';
import { OperationNames } from './operation-names.ts';

describe('OperationNames', () => {
  it('labels the first hundred operations by their own names, permanently', () => {
    const names = new OperationNames();
    const first = Array.from({ length: 100 }, (_, index) => `Page${index}`);
    expect(first.map((name) => names.label(name))).toEqual(first);
    expect(names.label('Page100')).toMatch(/^other-[0-7]$/);
    expect(names.label('Page7')).toBe('Page7');
  });

  it('has a bounded number of labels', () => {
    const names = new OperationNames();
    const labels = new Set<string>();
    for (let index = 0; index < 10_000; index += 1) labels.add(names.label(`Op${index}`));
    labels.add(names.label(null));
    expect(labels.size).toBeLessThanOrEqual(109);
  });

  it('puts an invalid name always into the same bucket', () => {
    const names = new OperationNames();
    const odd = 'x'.repeat(65);
    expect(names.label(odd)).toMatch(/^other-[0-7]$/);
    expect(names.label(odd)).toBe(names.label(odd));
  });
});
