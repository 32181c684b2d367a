const PICTURE_PATH =
  /^((product|slider|category)\/[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([0-9a-f]{8}))?\.webp$/;
const LONGEST = 120;

/** The folder of a picture. */
export type PictureFolder = 'product' | 'slider' | 'category';

const FOLDERS: readonly PictureFolder[] = ['product', 'slider', 'category'];

/** The parts of the path of a picture. */
export interface PicturePath {
  readonly folder: PictureFolder;
  /** The path without a version: what the picture shows, such as `product/galaxy-a55-1.webp`. */
  readonly plain: string;
  /** Which drawing of it: eight hexadecimal characters; null when the path has none. */
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

/** The size in pixels of a picture that is requested without a width. */
export function pictureSize(folder: PictureFolder): { width: number; height: number } {
  const width = pictureWidth(folder, undefined);
  return { width, height: folder === 'slider' ? width / SLIDE_RATIO : width };
}

/** The path of one drawing of a picture: the plain path with the version before its ending. */
export function versionedPath(plain: string, version: string): string {
  return plain.replace(/\.webp$/, `.${version}.webp`);
}

/** The widths of pictures, in pixels; the narrowest one is for clients that save data. */
const PICTURE_WIDTHS = [160, 320, 640, 1280, 1920] as const;

/** One of {@link PICTURE_WIDTHS}. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The widths the storefront usually requests: slides span the page, other pictures a part of it. */
export function usualWidths(folder: PictureFolder): readonly PictureWidth[] {
  return folder === 'slider' ? [320, 640, 1280, 1920] : [320, 640, 1280];
}

/**
 * The width to draw for a requested width: the next larger one, at most the widest. Without a request 1280
 * for slides and 640 for others.
 */
export function pictureWidth(
  folder: PictureFolder,
  requestedWidth: number | undefined,
): PictureWidth {
  if (requestedWidth === undefined || !Number.isFinite(requestedWidth))
    return folder === 'slider' ? 1280 : 640;
  return PICTURE_WIDTHS.find((width) => width >= requestedWidth) ?? 1920;
}
