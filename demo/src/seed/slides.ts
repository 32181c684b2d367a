import type { Backdrop } from '../drawing/scenes/backdrops.ts';
import type { BannerItem } from '../drawing/scenes/banner.ts';
import { bannerItem } from './banner-items.ts';
import { CATALOGUE } from './catalogue.ts';
import { CATEGORIES, type SubCategorySlug } from './categories.ts';

/** A slide of the home page: a picture, and the text beside it (shop-api.md 5.1 and 10.14). */
export interface SeedSlide {
  readonly id: number;
  /** Names its picture. */
  readonly name: string;
  /** The category that it leads to and shows products of. */
  readonly category: SubCategorySlug | (typeof CATEGORIES)[number]['slug'];
  readonly headline: string;
  readonly action: string;
  readonly backdrop: Backdrop;
  /** Two or three products in the right half, seen from one angle. */
  readonly items: () => readonly BannerItem[];
}

/** The middle of the goods: that of the right 55 of 100 parts, which phones show below the text. */
export const SLIDE_FOCUS = 0.722;

export const SLIDES: readonly SeedSlide[] = [
  {
    id: 1,
    name: 'ponsel-unggulan',
    category: 'hp-flagship',
    headline: 'Ponsel unggulan, kamera kelas satu',
    action: 'Lihat ponsel',
    backdrop: 'teal',
    items: () => [
      bannerItem(243, { picture: 2, cx: 0.57, floor: 0.89, width: 0.2, height: 0.68 }),
      bannerItem(231, { picture: 2, cx: 0.876, floor: 0.89, width: 0.2, height: 0.68 }),
      bannerItem(247, { picture: 2, cx: SLIDE_FOCUS, floor: 0.95, width: 0.25, height: 0.86 }),
    ],
  },
  {
    id: 2,
    name: 'laptop-kerja',
    category: 'laptop-tipis',
    headline: 'Laptop tipis untuk kerja seharian',
    action: 'Lihat laptop',
    backdrop: 'night',
    items: () => [
      bannerItem(242, { picture: 2, cx: 0.598, floor: 0.82, width: 0.25, height: 0.72 }),
      bannerItem(236, { picture: 2, cx: 0.818, floor: 0.95, width: 0.31, height: 0.86 }),
    ],
  },
  {
    id: 3,
    name: 'suara-terbaik',
    category: 'audio',
    headline: 'Suara jernih, tanpa gangguan',
    action: 'Lihat audio',
    backdrop: 'coral',
    items: () => [
      bannerItem(141, { picture: 1, cx: 0.562, floor: 0.9, width: 0.2, height: 0.7 }),
      bannerItem(146, { picture: 1, cx: 0.9, floor: 0.93, width: 0.15, height: 0.46 }),
      bannerItem(142, { picture: 1, cx: 0.714, floor: 0.95, width: 0.25, height: 0.87 }),
    ],
  },
  {
    id: 4,
    name: 'meja-impian',
    category: 'keyboard-mouse',
    headline: 'Meja rapi, ketikan lebih nyaman',
    action: 'Lihat keyboard',
    backdrop: 'amber',
    items: () => [
      bannerItem(167, { picture: 1, cx: 0.665, floor: 0.87, width: 0.38, height: 0.8 }),
      bannerItem(162, { picture: 1, cx: 0.905, floor: 0.92, width: 0.13, height: 0.6 }),
    ],
  },
];

/** The lowest price of the category that a slide leads to, in rupiah. */
export function slidePrice({ category }: SeedSlide): number {
  const subs = CATEGORIES.find(({ slug }) => slug === category)?.subs.map(({ slug }) => slug);
  const inside = new Set<string>(subs ?? [category]);
  return Math.min(
    ...CATALOGUE.filter((product) => inside.has(product.category)).map(({ price }) => price),
  );
}
