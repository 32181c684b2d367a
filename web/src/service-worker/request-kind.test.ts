import { describe, expect, it } from 'vitest';
import { requestKind, type RequestProperties } from './request-kind.ts';

const SHOP = 'https://toko.test';
const kind = (request: Partial<RequestProperties>) =>
  requestKind({ method: 'GET', url: `${SHOP}/`, mode: 'cors', destination: '', ...request }, SHOP);

describe('requestKind', () => {
  it('returns "other" for GraphQL, forms and data', () => {
    expect(kind({ method: 'POST', url: `${SHOP}/graphql` })).toBe('other');
    expect(kind({ method: 'POST', mode: 'navigate' })).toBe('other');
    expect(kind({ url: `${SHOP}/graphql?query=x` })).toBe('other');
    expect(kind({ url: `${SHOP}/robots.txt` })).toBe('other');
  });

  it('returns "page" for pages of the shop only', () => {
    expect(kind({ mode: 'navigate', url: `${SHOP}/product` })).toBe('page');
    expect(kind({ mode: 'navigate', url: 'https://bayar.test/' })).toBe('other');
  });

  it('returns "file" for built files of the shop and "picture" for pictures of any origin', () => {
    expect(kind({ url: `${SHOP}/assets/a-1.js`, destination: 'script' })).toBe('file');
    expect(kind({ url: 'https://gambar.test/1.jpg', destination: 'image' })).toBe('picture');
    expect(kind({ url: 'https://lain.test/assets/a.js', destination: 'script' })).toBe('other');
    expect(kind({ url: 'data:image/png;base64,AA==', destination: 'image' })).toBe('other');
  });
});
