import { describe, expect, it } from 'vitest';
import { remainingText } from './remaining-text.ts';

describe('remainingText', () => {
  it.each([
    [90_061_000, '1 hari 1 jam'],
    [86_399_999, '23 jam 59 menit'],
    [249_000, '4 menit 9 detik'],
    [999, '0 menit 0 detik'],
    [0, null],
    [-1, null],
  ])('formats %i ms as %s', (ms, text) => {
    expect(remainingText(ms)).toBe(text);
  });
});
