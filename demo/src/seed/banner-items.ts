import type { BannerItem } from '../drawing/scenes/banner.ts';
import { CATALOGUE, drawingOf } from './catalogue.ts';

/** Position of an item in a banner; see `BannerItem`. */
export type Standing = Omit<BannerItem, 'product'>;

/** A product of the catalogue standing in a banner. Throws when the catalogue has no such id. */
export function standing(id: number, place: Standing): BannerItem {
  const product = CATALOGUE.find((candidate) => candidate.id === id);
  if (product === undefined) throw new Error(`The catalogue has no product ${String(id)}`);
  return { product: drawingOf(product), ...place };
}
