import { describe, expect, it } from 'vitest';
import { ImageAddress } from './image-address.ts';

const images = new ImageAddress('https://cdn.example/images', { usual: [320], slides: [320, 640] });

describe('ImageAddress', () => {
  it.each([
    ['product/a.webp', 'https://cdn.example/images/product/a.webp'],
    ['product/..webp/./a_1-2.webp', 'https://cdn.example/images/product/..webp/a_1-2.webp'],
    ['/product//a.webp', 'https://cdn.example/images/product/a.webp'],
    ['product/a b#1.webp', 'https://cdn.example/images/product/a%20b%231.webp'],
    ['product/a%20b.webp', 'https://cdn.example/images/product/a%2520b.webp'],
    ['../../etc/passwd', 'https://cdn.example/images/etc/passwd'],
    ['javascript:alert(1)', 'https://cdn.example/images/javascript%3Aalert(1)'],
    ['\uD800.webp', 'https://cdn.example/images/%EF%BF%BD.webp'],
    ['HTTPS://other.example/a b.webp', 'HTTPS://other.example/a b.webp'],
  ])('returns for image %j the URL %s', (image, url) => expect(images.url(image)).toBe(url));

  it('returns several widths for images of the shop only', () => {
    const picture = { path: 'a.webp', isSlide: false };
    const address = 'https://cdn.example/images/a.webp';
    expect(images.srcSet(picture)).toBe(`${address}?w=320 320w`);
    expect(images.srcSet({ ...picture, path: 'https://other.example/a.webp' })).toBeNull();
    expect(images.srcSet({ ...picture, path: 'mark/bca.SVG' })).toBeNull();
    const single = new ImageAddress('https://cdn.example', { usual: [], slides: [] });
    expect(single.srcSet(picture)).toBeNull();
  });

  it('returns the wider widths for slides only', () => {
    const address = 'https://cdn.example/images/a.webp';
    expect(images.srcSet({ path: 'a.webp', isSlide: true })).toBe(
      `${address}?w=320 320w, ${address}?w=640 640w`,
    );
  });
});
