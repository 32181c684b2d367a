import type { ShownImage } from '../../ui/picture.tsx';

/**
 * The pictures of a product; the chosen variant's picture comes first and replaces the main one. For a
 * variant without a picture, those of the product.
 */
export function variantImages(
  images: readonly ShownImage[],
  image: ShownImage | null | undefined,
): readonly ShownImage[] {
  if (!image) return images;
  const others = images.filter(({ url }) => url !== image.url);
  return [image, ...(others.length < images.length ? others : others.slice(1))];
}
