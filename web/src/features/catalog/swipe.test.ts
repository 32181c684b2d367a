import { describe, expect, it } from 'vitest';
import { swipeBetween } from './swipe.ts';

const from = { x: 200, y: 300 };

describe('swipeBetween', () => {
  it.each([
    ['left', { x: 130, y: 320 }],
    ['right', { x: 270, y: 280 }],
    ['down', { x: 230, y: 380 }],
    [null, { x: 200, y: 200 }],
    [null, { x: 160, y: 300 }],
    [null, { x: 200, y: 330 }],
    [null, from],
  ])('returns %s for a swipe to %o', (swipe, to) => {
    expect(swipeBetween(from, to)).toBe(swipe);
  });
});
