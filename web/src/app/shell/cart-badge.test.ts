import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('badge of the cart link', () => {
  it('uses a red background in light and dark mode', () => {
    const [, badge] = read('./header.module.css').split('.count {');
    expect(badge).toMatch(/^[^}]*background: var\(--badge\)/);
    const colours = [...read('../../styles/tokens.css').matchAll(/--badge: oklch\((.+)\)/g)];
    expect(colours.length).toBeGreaterThan(0);
    for (const [, colour = ''] of colours) {
      const [, chroma, hue] = colour.split(' ').map(Number);
      expect(chroma).toBeGreaterThan(0.12);
      expect(hue).toBeGreaterThan(15);
      expect(hue).toBeLessThan(35);
    }
  });
});
