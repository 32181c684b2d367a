import { describe, expect, it } from 'vitest';
import { wireId } from './wire-id.ts';

describe('wireId', () => {
  it.each([
    ['12', 12],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['9007199254740993', '9007199254740993'],
    ['007', '007'],
    ['1e3', '1e3'],
    ['JKT-1', 'JKT-1'],
  ])('sends %j as %j', (id, sent) => expect(wireId(id)).toBe(sent));
});
