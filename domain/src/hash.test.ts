import { describe, expect, it } from 'vitest';
import { isHash } from './hash.ts';

describe('isHash', () => {
  it.each([
    ['40 hexadecimal characters', 'f3b1'.repeat(10)],
    ['a UUID', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
    ['16 characters, the fewest', 'aZ09-_aZ09-_aZ09'],
    ['128 characters, the most', 'x'.repeat(128)],
  ])('accepts %s', (_, text) => {
    expect(isHash(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['15 characters', 'x'.repeat(15)],
    ['129 characters', 'x'.repeat(129)],
    ['a slash', `${'x'.repeat(20)}/refund`],
    ['a dot', '../../wishlist-of-another'],
    ['a line break at the end', `${'x'.repeat(20)}\n`],
    ['a letter of another alphabet', `${'x'.repeat(20)}é`],
  ])('rejects %s', (_, text) => {
    expect(isHash(text)).toBe(false);
  });
});
