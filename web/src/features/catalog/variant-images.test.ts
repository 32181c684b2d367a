import { describe, expect, it } from 'vitest';
import { variantImages } from './variant-images.ts';

const image = (url: string) => ({ url, srcSet: null, placeholderColor: null });
const urlsOf = (images: readonly { url: string }[]) => images.map(({ url }) => url).join('');
const images = [image('a'), image('b'), image('c')];

describe('variantImages', () => {
  it('replaces the main picture by that of the variant', () => {
    expect(urlsOf(variantImages(images, image('x')))).toBe('xbc');
  });

  it('moves a picture that is also the product’s to the front', () => {
    expect(urlsOf(variantImages(images, image('a')))).toBe('abc');
    expect(urlsOf(variantImages(images, image('c')))).toBe('cab');
  });

  it('returns the product’s pictures for a variant without one, and for no variant', () => {
    expect(variantImages(images, null)).toBe(images);
    expect(variantImages(images, undefined)).toBe(images);
  });

  it('returns the picture of the variant when the product has none', () => {
    expect(urlsOf(variantImages([], image('x')))).toBe('x');
  });
});
