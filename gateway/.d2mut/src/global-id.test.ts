import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkHash, checkSlug, decodeId, encodeId } from './global-id.ts';

describe('a global id', () => {
  it('gives back the id of the shop that went in', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/), (rawId) => {
        expect(decodeId('Product', encodeId('Product', rawId), 'id')).toBe(rawId);
      }),
    );
  });

  it.each([
    'ProductVariant:1',
    'Product',
    'Product:',
    ':1',
    '1',
    'product:1',
    'Product:1/2',
    'Product:../order',
    'Product:-1',
    'Product:a b',
    'Product:1\n',
    `Product:${'1'.repeat(129)}`,
  ])('of something else or of no form is refused: %j', (id) => {
    expect(() => decodeId('Product', id, 'lines.0.productId')).toThrow(
      expect.objectContaining({
        extensions: { code: 'BAD_USER_INPUT', field: 'lines.0.productId' },
      }),
    );
  });
});

describe('a slug and a hash', () => {
  const hash = 'f3b1c0de5a9d4b6e8c7f2a1d0e9b8c7a6f5e4d3c';

  it('pass when they can stand in a path', () => {
    expect(checkSlug('galaxy-a55-5g', 'slug')).toBe('galaxy-a55-5g');
    expect(checkHash(hash, 'hash')).toBe(hash);
  });

  it.each(['..', '%2e', 'a/b', '', 'a?b', '.hidden', '-a', 'a\u0000'])(
    'are refused: %j',
    (text) => {
      expect(() => checkSlug(text, 'slug')).toThrow('slug');
      expect(() => checkHash(text, 'hash')).toThrow('hash');
      expect(() => checkHash(hash.slice(1) + text, 'hash')).toThrow('hash');
    },
  );
});
