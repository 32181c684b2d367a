import type { ImageRecord } from '../../rest/endpoints/image.ts';

/** Widths in pixels in which the shop serves each picture; empty = one width only. */
export interface ImageWidths {
  readonly usual: readonly number[];
  /** Slides span the page, so there may be wider ones. */
  readonly slides: readonly number[];
}

/** Creates image addresses from the fields of the shop (shop-api.md 1). */
export class ImageAddress {
  readonly #base: string;
  readonly #widths: ImageWidths;

  /** `base` without a trailing slash. */
  constructor(base: string, widths: ImageWidths) {
    this.#base = base;
    this.#widths = widths;
  }

  /** Absolute address: base and path joined by one slash, each part percent-encoded once. */
  url(image: string): string {
    if (PLAIN_PATH.test(image)) return `${this.#base}/${image}`;
    if (isAbsolute(image)) return image;
    const parts = image.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
    return [this.#base, ...parts.map(encodePart)].join('/');
  }

  /** The picture in all widths for `srcset`; null when there is only one: an SVG, or a shop with one width. */
  srcSet({ path, isSlide }: Pick<ImageRecord, 'path' | 'isSlide'>): string | null {
    const widths = isSlide ? this.#widths.slides : this.#widths.usual;
    if (widths.length === 0 || isAbsolute(path) || /\.svg$/i.test(path)) return null;
    const url = this.url(path);
    return widths.map((width) => `${url}?w=${width} ${width}w`).join(', ');
  }
}

/** A relative path without characters to encode. */
const PLAIN_PATH = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

function encodePart(part: string): string {
  return encodeURIComponent(part.replace(/\p{Cs}/gu, '\uFFFD'));
}

function isAbsolute(image: string): boolean {
  return /^https?:\/\//i.test(image);
}
