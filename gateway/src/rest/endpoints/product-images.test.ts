import { describe, expect, it } from 'vitest';
import { WireEntry } from '../wire/wire-entry.ts';
import { readImages, readMainImage } from './product-images.ts';

const product = { name: 'Oppo Reno 10' };

describe('readMainImage', () => {
  it.each([
    { image_1: 'a.webp', image_2: 'b.webp' },
    { image_1: '', image_2: null, image_3: 'c.webp', image_5: 'e.webp' },
    { image_5: 'e.webp' },
  ])('returns the first image of %j', (wire) => {
    const entry = new WireEntry(wire);
    expect(readMainImage(entry, product)).toEqual(readImages(entry, product)[0]);
  });

  it('returns null for a product without images', () => {
    expect(readMainImage(new WireEntry({ image_1: ' ' }), product)).toBeNull();
  });
});
