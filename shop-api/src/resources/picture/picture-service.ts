/** The formats pictures are sent in, the one most browsers accept first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

/** One of {@link PICTURE_FORMATS}. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export interface Picture {
  readonly body: Buffer;
  readonly type: 'image/webp' | 'image/avif' | 'image/svg+xml';
  /** A strong entity tag, in its quotes; it changes when the picture does. */
  readonly etag: string;
  /** Whether the path contains the version, so that the address will never show another picture. */
  readonly isImmutable: boolean;
}

/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The pictures of the shop, by the paths that products, slides and categories contain. */
export interface PictureService {
  /**
   * The picture of a path, near the requested width in pixels, or undefined when there is none. A path
   * with an older version, or with none, returns the current picture.
   */
  pictureFor(
    path: string,
    width: number | undefined,
    format: PictureFormat,
  ): Promise<Picture | undefined>;
  /** The size in pixels of a picture without a requested width; null when unknown. */
  sizeOf(path: string | null): PictureSize | null;
  /** The average colour of a picture as `#rrggbb`, for a placeholder; null when unknown. */
  colourOf(path: string | null): string | null;
}

/** A service without pictures: every address of one is 404. */
export const noPictures: PictureService = {
  pictureFor: () => Promise.resolve(undefined),
  sizeOf: () => null,
  colourOf: () => null,
};

/** Colour and size of the picture of a field for the response; no size when unknown. */
export function pictureFacts<Field extends string>(
  field: Field,
  path: string | null,
  pictures: PictureService,
) {
  const size = pictures.sizeOf(path);
  return {
    [`${field}_color`]: pictures.colourOf(path),
    ...(size && { [`${field}_width`]: size.width, [`${field}_height`]: size.height }),
  } as Record<`${Field}_color`, string | null> &
    Partial<Record<`${Field}_width` | `${Field}_height`, number>>;
}
