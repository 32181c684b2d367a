import { describe, expect, it } from 'vitest';
import { createInk } from './ink.ts';

describe('paints of a scene', () => {
  it('defines equal paints once', () => {
    const ink = createInk();
    const first = ink.linear(90, { 0: '#ffffff', 1: '#000000' });
    const second = ink.linear(90, { 0: '#ffffff', 1: '#000000' });
    expect(second).toBe(first);
    expect(ink.definitions().match(/<linearGradient/g)).toHaveLength(1);
  });

  it('keeps paints apart that differ in direction, stops or kind', () => {
    const ink = createInk();
    const names = [
      ink.linear(0, { 0: '#ffffff' }),
      ink.linear(90, { 0: '#ffffff' }),
      ink.linear(0, { 0: ['#ffffff', 0.5] }),
      ink.radial({ 0: '#ffffff' }),
      ink.radial({ 0: '#ffffff' }, { cx: 0.2 }),
      ink.clip('<rect/>'),
    ];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(ink.definitions()).toContain(`id="${name.slice(5, -1)}"`);
  });

  it('runs a gradient from edge to edge of its shape', () => {
    const ink = createInk();
    ink.linear(90, { 0: '#ffffff' });
    expect(ink.definitions()).toContain('x1="0.5" y1="0" x2="0.5" y2="1"');
  });
});
