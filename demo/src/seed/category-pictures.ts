import type { Backdrop } from '../drawing/scenes/backdrops.ts';
import type { BannerItem } from '../drawing/scenes/banner.ts';
import { bannerItem } from './banner-items.ts';
import type { CATEGORIES, SeedCategory } from './categories.ts';

/** The backdrop of a category picture, by the type of the category. */
export const CATEGORY_BACKDROPS: Record<SeedCategory['type'], Backdrop> = {
  PHONE: 'mist',
  LAPTOP: 'lilac',
  ACCESSORIES: 'peach',
};

type CategorySlug = (typeof CATEGORIES)[number]['slug'];

const main = (id: number, picture = 1, width = 0.74, height = 0.78): BannerItem =>
  bannerItem(id, { picture, cx: 0.5, floor: 0.9, width, height });
const left = (id: number, picture: number, width: number, height: number): BannerItem =>
  bannerItem(id, { picture, cx: 0.3, floor: 0.86, width, height });
const right = (id: number, picture: number, width: number, height: number): BannerItem =>
  bannerItem(id, { picture, cx: 0.7, floor: 0.92, width, height });

/** The products in the picture of each top category (shop-api.md 5.4). */
export const CATEGORY_ITEMS: Record<CategorySlug, () => readonly BannerItem[]> = {
  smartphone: () => [left(233, 1, 0.52, 0.62), right(247, 1, 0.54, 0.74)],
  iphone: () => [left(241, 1, 0.54, 0.62), right(249, 1, 0.54, 0.74)],
  tablet: () => [main(232, 1, 0.8, 0.76)],
  laptop: () => [main(246, 2, 0.86, 0.74)],
  'laptop-gaming': () => [main(234, 2, 0.88, 0.74)],
  monitor: () => [main(178, 1, 0.82, 0.74)],
  'komputer-desktop': () => [
    main(170, 1, 0.7, 0.74),
    bannerItem(172, { picture: 1, cx: 0.76, floor: 0.95, width: 0.26, height: 0.24 }),
  ],
  'keyboard-mouse': () => [
    bannerItem(167, { picture: 1, cx: 0.47, floor: 0.72, width: 0.84, height: 0.6 }),
    bannerItem(162, { picture: 1, cx: 0.74, floor: 0.93, width: 0.3, height: 0.36 }),
  ],
  'perlengkapan-kerja': () => [
    main(156, 1, 0.72, 0.62),
    bannerItem(154, { picture: 1, cx: 0.7, floor: 0.95, width: 0.42, height: 0.28 }),
  ],
  audio: () => [
    bannerItem(142, { picture: 1, cx: 0.42, floor: 0.88, width: 0.6, height: 0.74 }),
    bannerItem(150, { picture: 1, cx: 0.71, floor: 0.93, width: 0.36, height: 0.36 }),
  ],
  'jam-tangan-pintar': () => [
    bannerItem(132, { picture: 1, cx: 0.34, floor: 0.9, width: 0.4, height: 0.78 }),
    bannerItem(134, { picture: 1, cx: 0.66, floor: 0.92, width: 0.4, height: 0.78 }),
  ],
  'pengisi-daya': () => [
    bannerItem(127, { picture: 1, cx: 0.36, floor: 0.82, width: 0.42, height: 0.62 }),
    bannerItem(128, { picture: 1, cx: 0.68, floor: 0.9, width: 0.4, height: 0.44 }),
  ],
  'power-bank': () => [
    bannerItem(121, { picture: 2, cx: 0.5, floor: 0.88, width: 0.84, height: 0.62 }),
  ],
  'casing-pelindung': () => [main(114, 2, 0.84, 0.7)],
  'kabel-adaptor': () => [main(108, 1, 0.76, 0.7)],
  penyimpanan: () => [
    bannerItem(101, { picture: 1, cx: 0.38, floor: 0.86, width: 0.46, height: 0.62 }),
    bannerItem(98, { picture: 1, cx: 0.68, floor: 0.93, width: 0.4, height: 0.42 }),
  ],
};
