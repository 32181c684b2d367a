import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channels, hexOf, lighten, lightness, mix } from './colour.ts';

const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([r, g, b]) => hexOf(r, g, b));

describe('mix and lighten', () => {
  it('mixes from the first colour at 0 to the second at 1', () => {
    fc.assert(
      fc.property(colour, colour, (first, second) => {
        const near = (a: `#${string}`, b: `#${string}`) =>
          channels(a).every((channel, index) => Math.abs(channel - (channels(b)[index] ?? 0)) <= 1);
        expect(near(mix(first, second, 0), first)).toBe(true);
        expect(near(mix(first, second, 1), second)).toBe(true);
      }),
    );
  });

  it('always returns a valid SVG colour', () => {
    fc.assert(
      fc.property(colour, fc.double({ min: -1, max: 1, noNaN: true }), (tone, step) => {
        expect(lighten(tone, step)).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });

  it('lightens with a positive and darkens with a negative step', () => {
    expect(lightness(lighten('#5b6fc4', 0.1))).toBeGreaterThan(lightness('#5b6fc4'));
    expect(lightness(lighten('#5b6fc4', -0.1))).toBeLessThan(lightness('#5b6fc4'));
    expect([lightness('#000000'), Math.round(lightness('#ffffff') * 1000)]).toEqual([0, 1000]);
  });
});
