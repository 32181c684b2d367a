import { describe, expect, it } from 'vitest';
import { CATALOGUE, drawingOf } from './catalogue.ts';
import { CATEGORIES } from './categories.ts';
import { slidePrice, SLIDES } from './slides.ts';

/** The part of a picture that phones show, and that the text leaves free on wide screens. */
const FREE_FROM = 0.45;

const subsOf = (category: string): readonly string[] =>
  CATEGORIES.find(({ slug }) => slug === category)?.subs.map(({ slug }) => slug) ?? [category];
const productsOf = (category: string) =>
  CATALOGUE.filter((product) => subsOf(category).includes(product.category));

describe('SLIDES', () => {
  it.each(SLIDES)(
    'shows a headline of at most six words and a call to action on $name',
    (slide) => {
      expect(slide.headline.split(' ').length).toBeLessThanOrEqual(6);
      expect(Array.from(slide.headline).length).toBeLessThanOrEqual(60);
      expect(slide.action).toMatch(/^Lihat [a-z]+$/);
    },
  );

  it.each(SLIDES)('shows two or three products of its category on $name', ({ category, items }) => {
    const drawings = new Set(productsOf(category).map((product) => drawingOf(product).drawing));
    const shown = items().map(({ product }) => product.drawing);
    expect([2, 3]).toContain(new Set(shown).size);
    expect(shown.filter((drawing) => !drawings.has(drawing))).toEqual([]);
  });

  it.each(SLIDES)('shows the products of $name from one angle', ({ items }) => {
    expect(new Set(items().map(({ picture }) => picture)).size).toBe(1);
  });

  it.each(SLIDES)('leaves the area of the text free on $name', ({ items }) => {
    for (const { cx, width, floor, height } of items()) {
      expect(cx - width / 2).toBeGreaterThanOrEqual(FREE_FROM);
      expect(cx + width / 2).toBeLessThan(0.99);
      expect(floor - height).toBeGreaterThan(0);
      expect(floor).toBeLessThan(1);
    }
  });
});

describe('slidePrice', () => {
  it.each(SLIDES)('returns the lowest price of the category of $name', (slide) => {
    const prices = productsOf(slide.category).map(({ price }) => price);
    expect(prices).toContain(slidePrice(slide));
    expect(prices.filter((price) => price < slidePrice(slide))).toEqual([]);
  });

  it('includes all sub-categories of a top category', () => {
    const audio = SLIDES.find(({ category }) => category === 'audio');
    expect(audio && slidePrice(audio)).toBe(199_000);
  });
});
