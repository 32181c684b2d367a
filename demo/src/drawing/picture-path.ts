const PICTURE_PATH =
  /^((product|slider|category)\/[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([0-9a-f]{8}))?\.webp$/;
const LONGEST = 120;

/** The folder a picture belongs to. */
export type PictureFolder = 'product' | 'slider' | 'category';

const FOLDERS: readonly PictureFolder[] = ['product', 'slider', 'category'];

/** What the path of a picture says. */
export interface PicturePath {
  readonly folder: PictureFolder;
  /** The path without a version: what the picture shows, such as `product/galaxy-a55-1.webp`. */
  readonly plain: string;
  /** Which drawing of it: eight hexadecimal characters; null when the path leaves it open. */
  readonly version: string | null;
}

/**
 * Reads the path of a picture, such as `product/galaxy-a55-1.3f9c2a1b.webp`; undefined when it is not
 * one: no other characters, no other dots, no way out of the folder (shop-api.md 1).
 */
export function readPicturePath(path: string): PicturePath | undefined {
  if (path.length > LONGEST) return undefined;
  const [, name, word, version] = PICTURE_PATH.exec(path) ?? [];
  const folder = FOLDERS.find((one) => one === word);
  if (name === undefined || folder === undefined) return undefined;
  return { folder, plain: `${name}.webp`, version: version ?? null };
}

/** Slides are wide, all else is square. */
const SLIDE_RATIO = 1280 / 400;

/** The size in pixels of a picture that is asked for without a width. */
export function pictureSize(folder: PictureFolder): { width: number; height: number } {
  const width = pictureWidth(folder, undefined);
  return { width, height: folder === 'slider' ? width / SLIDE_RATIO : width };
}

/** The path of one drawing of a picture: the plain path with the version before its ending. */
export function versionedPath(plain: string, version: string): string {
  return plain.replace(/\.webp$/, `.${version}.webp`);
}

/** The widths pictures are made in, in pixels; the narrowest one is for who saves data. */
const PICTURE_WIDTHS = [160, 320, 640, 1280, 1920] as const;

/** One of {@link PICTURE_WIDTHS}. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The widths the storefront usually asks for: slides span the page, all else a part of it. */
export function usualWidths(folder: PictureFolder): readonly PictureWidth[] {
  return folder === 'slider' ? [320, 640, 1280, 1920] : [320, 640, 1280];
}

/**
 * The width to make for the width asked for: the next one up, the widest past the end. Nothing asked
 * gives 1280 for slides, 640 for the rest.
 */
export function pictureWidth(folder: PictureFolder, asked: number | undefined): PictureWidth {
  if (asked === undefined || !Number.isFinite(asked)) return folder === 'slider' ? 1280 : 640;
  return PICTURE_WIDTHS.find((width) => width >= asked) ?? 1920;
}
