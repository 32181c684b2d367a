import { readFileSync } from 'node:fs';
import type { Tones } from '../drawing/paint/colour.ts';
import type { ProductDrawing } from '../drawing/scenes/product-views.ts';
import { CATEGORIES } from './categories.ts';
import { parseProducts, type SeedProduct } from './seed-product.ts';

/** One file for each top category, named after its slug. */
const FOLDER = new URL('../../catalogue/', import.meta.url);

/** Every product of the demo catalogue, newest first. */
export const CATALOGUE: readonly SeedProduct[] = CATEGORIES.flatMap(({ slug }) =>
  parseProducts(readFileSync(new URL(`${slug}.json`, FOLDER), 'utf8')),
).sort((first, second) => second.id - first.id);

/** A name as it is in an address: `Galaxy A55 5G 8/256` is `galaxy-a55-5g-8-256`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What the pictures of a product follow from: its looks, and its colours without repetition. */
export function drawingOf({ drawing, sold }: SeedProduct): ProductDrawing {
  if ('tone' in sold) return { drawing, tones: [sold.tone] };
  const first = sold.variants[0][1];
  const others = sold.variants.slice(1).map(([, tone]) => tone);
  const tones: Tones = [
    first,
    ...others.filter((tone, index) => tone !== first && others.indexOf(tone) === index),
  ];
  return { drawing, tones };
}
