import { readFileSync } from 'node:fs';
import { CAROUSEL_BREAKPOINTS, CAROUSEL_SLIDES } from '@gawai/domain/limits';
import { describe, expect, it } from 'vitest';

const styles = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** The figure of each rule that has one, with the width it holds for; no width = all. */
const byWidth = (css: string, figure: RegExp) =>
  css
    .split('@media')
    .map((part) => [/^ \(([^)]*)\)/.exec(part)?.[1] ?? '', figure.exec(part)?.[1]] as const)
    .filter(([, found]) => found !== undefined);
const rem = (pixels: number) => `${String(pixels / 16)}rem`;

describe('columns of featured products', () => {
  it('shows five products in view, four, then two', () => {
    const css = styles('../../ui/carousel.module.css');
    expect(byWidth(css, /\.products \{[^}]*--carousel-view: (\d)/)).toEqual([
      ['', String(CAROUSEL_SLIDES.wide)],
      [`width < ${rem(CAROUSEL_BREAKPOINTS.medium)}`, String(CAROUSEL_SLIDES.medium)],
      [`width < ${rem(CAROUSEL_BREAKPOINTS.narrow)}`, String(CAROUSEL_SLIDES.narrow)],
    ]);
  });
});

describe('columns of a product grid', () => {
  it('shows two, four or five columns by width', () => {
    const css = styles('./product-grid.module.css');
    expect(byWidth(css, /repeat\((\d), minmax/)).toEqual([
      ['', '2'],
      ['width >= 48rem', '4'],
      ['width >= 64rem', '5'],
    ]);
  });
});
