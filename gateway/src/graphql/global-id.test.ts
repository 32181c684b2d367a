import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkHash, checkSlug, decodeId, encodeId } from './global-id.ts';

describe('decodeId', () => {
  it('returns the shop id that encodeId received', () => {
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
  ])('throws for an id of another type or format: %j', (id) => {
    expect(() => decodeId('Product', id, 'lines.0.productId')).toThrow(
      expect.objectContaining({
        extensions: { code: 'BAD_USER_INPUT', field: 'lines.0.productId' },
      }),
    );
  });
});

describe('checkSlug', () => {
  it.each(['galaxy-a55-5g', 'kabel_usb-c.hdmi.2m', '.hidden', '-a', 'a?b', 'é'])(
    'returns the slug %j',
    (slug) => expect(checkSlug(slug, 'slug')).toBe(slug),
  );

  it.each(['..', '%2e', 'a/b', '', 'a\u0000', 'x'.repeat(256)])('throws for %j', (text) => {
    expect(() => checkSlug(text, 'slug')).toThrow('slug must be a slug');
  });
});

describe('checkHash', () => {
  const hash = 'f3b1c0de5a9d4b6e8c7f2a1d0e9b8c7a6f5e4d3c';

  it.each([hash, '3f2b8c1e-9d4a-4c6b-8e7f-2a1d0e9b8c7a', '_Zx81kQ-7mP0aB3cD9eFgH'])(
    'returns the hash %j',
    (text) => expect(checkHash(text, 'hash')).toBe(text),
  );

  it.each(['..', '%2e', 'a/b', ' ', 'a?b', 'a.b', 'a\u0000'])('throws for %j', (text) => {
    expect(() => checkHash(text, 'hash')).toThrow('hash must be 16 to 128 characters');
    expect(() => checkHash(hash.slice(text.length) + text, 'hash')).toThrow('hash must be');
  });
});
