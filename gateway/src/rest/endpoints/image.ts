import type { WireEntry } from '../wire/wire-entry.ts';

/** A picture of the shop. */
export interface ImageRecord {
  /** Path or address as the shop wrote it. */
  readonly path: string;
  /** Colour of the place that it will fill, `#rrggbb`; null when the shop sends none. */
  readonly placeholderColor: string | null;
  /** Whether it is a slide: shops may serve those in more widths, as they span the page. */
  readonly isSlide: boolean;
}

const COLOR = /^#[0-9a-f]{6}$/;

/**
 * The picture of a field, with the colour that a shop may send beside it (`image_1_color` beside
 * `image_1`); null for none. A colour written in any other way is no colour, and never costs the
 * picture.
 */
export function readImage(entry: WireEntry, field: string): ImageRecord | null {
  const path = entry.image(field);
  if (path === null) return null;
  return { path, placeholderColor: readColor(entry.raw(`${field}_color`)), isSlide: false };
}

/** Goes into styles of pages as it is, so nothing but six digits passes. */
export function readColor(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return COLOR.test(text) ? text : null;
}
