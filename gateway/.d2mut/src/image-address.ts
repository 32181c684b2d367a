/** Makes addresses of pictures out of what the shop says (Contract section 1). */
export class ImageAddress {
  readonly #base: string;
  readonly #widths: readonly number[];

  /** `base` without a trailing slash; `widths` in pixels, empty when the shop serves one only. */
  constructor(base: string, widths: readonly number[]) {
    this.#base = base;
    this.#widths = widths;
  }

  /** Absolute address: base and path joined by one slash, each part percent-encoded once. */
  url(image: string): string {
    if (isAbsolute(image)) return image;
    const parts = image.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
    return [this.#base, ...parts.map(encodePart)].join('/');
  }

  /** The same picture in all widths for `srcset`; null when the shop serves one width only. */
  srcSet(image: string): string | null {
    if (this.#widths.length === 0 || isAbsolute(image)) return null;
    const url = this.url(image);
    return this.#widths.map((width) => `${url}?w=${width} ${width}w`).join(', ');
  }
}

function encodePart(part: string): string {
  return encodeURIComponent(part.replace(/\p{Cs}/gu, '\uFFFD'));
}

function isAbsolute(image: string): boolean {
  return /^https?:\/\//i.test(image);
}
