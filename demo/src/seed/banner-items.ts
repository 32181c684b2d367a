import type { BannerItem } from '../drawing/scenes/banner.ts';
import { CATALOGUE, drawingOf } from './catalogue.ts';

/** Position of an item in a banner; see `BannerItem`. */
export type ItemPosition = Omit<BannerItem, 'product'>;

/** A product of the catalogue as an item of a banner. Throws when the catalogue has no such id. */
export function bannerItem(id: number, position: ItemPosition): BannerItem {
  const product = CATALOGUE.find((candidate) => candidate.id === id);
  if (product === undefined) throw new Error(`The catalogue has no product ${String(id)}`);
  return { product: drawingOf(product), ...position };
}
