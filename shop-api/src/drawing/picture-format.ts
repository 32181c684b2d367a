/** The formats pictures are sent in, the one most browsers take first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

/** One of {@link PICTURE_FORMATS}. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
