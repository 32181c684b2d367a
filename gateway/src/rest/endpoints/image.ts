import type { WireEntry } from '../wire/wire-entry.ts';

/** An image of the shop. */
export interface ImageRecord {
  /** Path or address as the shop sends it. */
  readonly path: string;
  /** Placeholder colour, `#rrggbb`; null when the shop sends none. */
  readonly placeholderColor: string | null;
  /** Alternative text of the shop, or the name of the record that it belongs to. */
  readonly alt: string | null;
  /** Size in pixels at its own address; both or neither. */
  readonly width: number | null;
  readonly height: number | null;
  /** Whether it is a slide: shops may serve those in more widths, as they span the page. */
  readonly isSlide: boolean;
}

/** Largest valid side of an image. */
const PIXELS_MAX = 65_535;

const COLOR = /^#[0-9a-f]{6}$/;

/**
 * The image of a field with its optional details (`image_1_color`, `image_1_alt`, `image_1_width` and
 * `image_1_height` for `image_1`); null for none. Invalid details count as missing. `name` is that of the
 * record it belongs to.
 */
export function readImage(
  entry: WireEntry,
  field: string,
  name: string | null,
): ImageRecord | null {
  const path = entry.image(field);
  if (path === null) return null;
  return {
    path,
    placeholderColor: readColor(entry.raw(`${field}_color`)),
    alt: entry.textOrNull(`${field}_alt`) ?? name,
    ...readSize(entry, field),
    isSlide: false,
  };
}

function readSize(entry: WireEntry, field: string): Pick<ImageRecord, 'width' | 'height'> {
  const width = readSide(entry, `${field}_width`);
  const height = readSide(entry, `${field}_height`);
  return width && height ? { width, height } : { width: null, height: null };
}

function readSide(entry: WireEntry, field: string): number | null {
  const pixels = entry.wholeOrNull(field);
  return pixels !== null && pixels > 0 && pixels <= PIXELS_MAX ? pixels : null;
}

/** `#rrggbb` or null: pages use it in styles, so every other format is rejected. */
export function readColor(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return COLOR.test(text) ? text : null;
}
