import type { ShownImage } from '../../ui/picture.tsx';

/**
 * The pictures of a product with that of the chosen variant first, in the place of the main one; those of the
 * product for a variant without a picture.
 */
export function variantImages(
  images: readonly ShownImage[],
  image: ShownImage | null | undefined,
): readonly ShownImage[] {
  if (!image) return images;
  const others = images.filter(({ url }) => url !== image.url);
  return [image, ...(others.length < images.length ? others : others.slice(1))];
}
