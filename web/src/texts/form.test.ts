import { describe, expect, it } from 'vitest';
import { formTexts } from './form.ts';

describe('formTexts.retryIn', () => {
  it.each([
    [1, 'Coba lagi dalam 1 detik'],
    [59, 'Coba lagi dalam 59 detik'],
    [60, 'Coba lagi dalam 1 menit 0 detik'],
    [899, 'Coba lagi dalam 14 menit 59 detik'],
  ])('formats %d seconds as minutes and seconds', (seconds, label) => {
    expect(formTexts.retryIn(seconds)).toBe(label);
  });
});
