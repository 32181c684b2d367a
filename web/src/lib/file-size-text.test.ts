import { describe, expect, it } from 'vitest';
import { fileSizeText } from './file-size-text.ts';

describe('fileSizeText', () => {
  it('returns KB below a million bytes, and never 0', () => {
    expect(fileSizeText(1)).toBe('1 KB');
    expect(fileSizeText(640_000)).toBe('640 KB');
  });

  it('returns MB from a million bytes, with an Indonesian comma', () => {
    expect(fileSizeText(1_000_000)).toBe('1 MB');
    expect(fileSizeText(4_234_567)).toBe('4,2 MB');
  });
});
