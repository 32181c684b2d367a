import { describe, expect, it } from 'vitest';
import { CATALOGUE, slugOf } from './catalogue.ts';
import { productPictures } from './catalogue-pictures.ts';
import { CATEGORIES } from './categories.ts';
import { describe as descriptionOf } from './describe.ts';
import type { SeedProduct, StockTriple } from './seed-product.ts';
import { WAREHOUSES } from './warehouses.ts';

const stocksOf = ({ sold }: SeedProduct): readonly StockTriple[] =>
  'tone' in sold ? [sold.stock] : sold.variants.map(([, , stock]) => stock);
const piecesOf = (stock: StockTriple) => stock.reduce((total, pieces) => total + pieces, 0);
const totalOf = (product: SeedProduct) =>
  stocksOf(product).reduce((total, stock) => total + piecesOf(stock), 0);
const typeOf = ({ category }: SeedProduct) =>
  CATEGORIES.find(({ subs }) => subs.some((sub) => sub.slug === category))?.type;
const repeated = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('demo catalogue', () => {
  it('sells at least 120 products, phones, computers and accessories alike', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(120);
    for (const type of ['PHONE', 'LAPTOP', 'ACCESSORIES']) {
      expect(CATALOGUE.filter((product) => typeOf(product) === type).length).toBeGreaterThan(30);
    }
  });

  it('gives every product and category a unique id and address', () => {
    const categories = CATEGORIES.flatMap((top) => [top, ...top.subs]);
    expect(repeated(CATALOGUE.map(({ id }) => id))).toEqual([]);
    expect(repeated(CATALOGUE.map(({ name }) => slugOf(name)))).toEqual([]);
    expect(repeated(categories.map(({ id }) => id))).toEqual([]);
    expect(repeated(categories.map(({ slug }) => slug))).toEqual([]);
    for (const { name } of CATALOGUE) expect(slugOf(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('lists a product in every sub-category', () => {
    const used = new Set(CATALOGUE.map(({ category }) => category));
    const subs = CATEGORIES.flatMap((top) => top.subs.map(({ slug }) => slug));
    expect(subs.filter((slug) => !used.has(slug))).toEqual([]);
  });

  it('sets prices in whole thousands, and a former price only when it was higher', () => {
    for (const { name, price, was, weight } of CATALOGUE) {
      expect([name, price > 0, price % 1_000, weight > 0]).toEqual([name, true, 0, true]);
      if (was !== undefined) expect([name, was > price, was % 1_000]).toEqual([name, true, 0]);
    }
    expect(CATALOGUE.filter(({ was }) => was !== undefined).length).toBeGreaterThan(40);
  });

  it('rates products between 1 and 5, and leaves some without ratings', () => {
    for (const { rated } of CATALOGUE) {
      if (rated === undefined) continue;
      const [star, count] = rated;
      expect(star >= 1 && star <= 5 && Number.isInteger(count) && count > 0).toBe(true);
    }
    expect(CATALOGUE.some(({ rated }) => rated === undefined)).toBe(true);
  });

  it('sets one stock for each warehouse, never negative', () => {
    for (const stock of CATALOGUE.flatMap(stocksOf)) {
      expect(stock).toHaveLength(WAREHOUSES.length);
      expect(stock.every((pieces) => Number.isInteger(pieces) && pieces >= 0)).toBe(true);
    }
  });

  it('covers every case of stock: none, a variant sold out, one warehouse only', () => {
    const soldOut = CATALOGUE.filter((product) => totalOf(product) === 0);
    const kindOut = CATALOGUE.filter(
      (product) => totalOf(product) > 0 && stocksOf(product).some((stock) => piecesOf(stock) === 0),
    );
    const inOne = CATALOGUE.filter((product) => {
      const places = WAREHOUSES.filter((_, index) =>
        stocksOf(product).some((stock) => (stock[index] ?? 0) > 0),
      );
      return places.length === 1;
    });
    expect(soldOut.length).toBeGreaterThanOrEqual(2);
    expect(kindOut.length).toBeGreaterThanOrEqual(8);
    expect(inOne.length).toBeGreaterThanOrEqual(2);
  });

  it('sells more than 40 % of the products in variants with unique names', () => {
    const inKinds = CATALOGUE.filter(({ sold }) => 'variants' in sold);
    expect(inKinds.length / CATALOGUE.length).toBeGreaterThan(0.4);
    for (const { sold } of inKinds) {
      if ('variants' in sold) expect(repeated(sold.variants.map(([name]) => name))).toEqual([]);
    }
  });

  it('features ten products that can be bought, at positions 1 to 10', () => {
    const featured = CATALOGUE.filter((product) => product.featured !== undefined);
    const places = featured.map((product) => product.featured ?? 0).sort((a, b) => a - b);
    expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(featured.every((product) => totalOf(product) > 0)).toBe(true);
  });

  it('lists phones and computers as the ten newest products, all in stock', () => {
    const newest = CATALOGUE.slice(0, 10);
    expect(newest.map(typeOf)).not.toContain('ACCESSORIES');
    expect(new Set(newest.map(typeOf)).size).toBe(2);
    expect(newest.every((product) => totalOf(product) > 0)).toBe(true);
  });

  it('describes each product with a unique text and a list', () => {
    expect(repeated(CATALOGUE.flatMap(({ about }) => about))).toEqual([]);
    for (const product of CATALOGUE) {
      expect(descriptionOf(product)).toMatch(/^<p>.+<\/p>\n.*<ul><li>.+<\/li><\/ul>$/s);
      expect(product.points.length).toBeGreaterThanOrEqual(3);
      expect(Object.keys(product.facts).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('escapes HTML characters in a text', () => {
    const [product] = CATALOGUE;
    if (product === undefined) throw new Error('no product');
    const text = descriptionOf({ ...product, about: ['A < B & <b>C</b>'] });
    expect(text).toContain('<p>A &lt; B &amp; &lt;b&gt;C&lt;/b&gt;</p>');
  });

  it('shows two to five pictures of each product', () => {
    for (const product of CATALOGUE) {
      const { length } = productPictures(product);
      expect([product.name, length >= 2 && length <= 5]).toEqual([product.name, true]);
    }
  });
});
