const PICTURE_PATH = /^(product|slider|category)\/[a-z0-9]+(?:-[a-z0-9]+)*\.webp$/;
const LONGEST = 120;

/** The folder a picture belongs to. */
export type PictureFolder = 'product' | 'slider' | 'category';

const FOLDERS: readonly PictureFolder[] = ['product', 'slider', 'category'];

/**
 * The folder of a picture path such as `product/galaxy-a55-1.webp`, or undefined when it is not one:
 * no other signs, no dots, no way out of the folder (Contract section 1).
 */
export function pictureFolder(path: string): PictureFolder | undefined {
  if (path.length > LONGEST || !PICTURE_PATH.test(path)) return undefined;
  return FOLDERS.find((folder) => path.startsWith(`${folder}/`));
}

/** The widths pictures are made in, in pixels. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

/** One of {@link PICTURE_WIDTHS}. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/**
 * The width to make for the width asked for: the next one up, the widest past the end. Nothing asked
 * gives 1280 for slides, 640 for the rest.
 */
export function pictureWidth(folder: PictureFolder, asked: number | undefined): PictureWidth {
  if (asked === undefined || !Number.isFinite(asked)) return folder === 'slider' ? 1280 : 640;
  return PICTURE_WIDTHS.find((width) => width >= asked) ?? 1280;
}
