import { expect, it } from 'vitest';
import { randomKey } from './random-key.ts';

it('a key has 32 hexadecimal signs and does not come twice', () => {
  const keys = Array.from({ length: 100 }, randomKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
