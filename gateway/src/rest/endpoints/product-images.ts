import { productImages } from '@gawai/domain/product';
import type { WireEntry } from '../wire/wire-entry.ts';
import { readImage, type ImageRecord } from './image.ts';

/** The product, whose name is the alternative text of images without one. */
interface Named {
  readonly name: string;
}

/** The image fields of a product, the main one first (shop-api.md 5.2). */
export const PRODUCT_IMAGES = ['image_1', 'image_2', 'image_3', 'image_4', 'image_5'] as const;

/** All images in display order, without the empty ones. */
export function readImages(entry: WireEntry, { name }: Named): ImageRecord[] {
  return productImages(PRODUCT_IMAGES.map((field) => readImage(entry, field, name)));
}

/** The first image; the others are not read. */
export function readMainImage(entry: WireEntry, { name }: Named): ImageRecord | null {
  for (const field of PRODUCT_IMAGES) {
    const image = readImage(entry, field, name);
    if (image !== null) return image;
  }
  return null;
}
