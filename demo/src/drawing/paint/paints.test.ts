import { describe, expect, it } from 'vitest';
import { createPaints } from './paints.ts';

describe('createPaints', () => {
  it('defines equal paints once', () => {
    const paints = createPaints();
    const first = paints.linear(90, { 0: '#ffffff', 1: '#000000' });
    const second = paints.linear(90, { 0: '#ffffff', 1: '#000000' });
    expect(second).toBe(first);
    expect(paints.definitions().match(/<linearGradient/g)).toHaveLength(1);
  });

  it('defines paints that differ in direction, stops or kind separately', () => {
    const paints = createPaints();
    const names = [
      paints.linear(0, { 0: '#ffffff' }),
      paints.linear(90, { 0: '#ffffff' }),
      paints.linear(0, { 0: ['#ffffff', 0.5] }),
      paints.radial({ 0: '#ffffff' }),
      paints.radial({ 0: '#ffffff' }, { cx: 0.2 }),
      paints.clip('<rect/>'),
    ];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(paints.definitions()).toContain(`id="${name.slice(5, -1)}"`);
  });

  it('runs a gradient from edge to edge of its shape', () => {
    const paints = createPaints();
    paints.linear(90, { 0: '#ffffff' });
    expect(paints.definitions()).toContain('x1="0.5" y1="0" x2="0.5" y2="1"');
  });
});
