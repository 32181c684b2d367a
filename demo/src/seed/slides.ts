import type { Backdrop } from '../drawing/scenes/backdrops.ts';
import type { BannerItem } from '../drawing/scenes/banner.ts';
import { standing } from './banner-plan.ts';

/** A picture of the home page slider (shop-api.md 5.1). What matters stands in its middle half. */
export interface SeedSlide {
  readonly id: number;
  /** Names its picture. */
  readonly name: string;
  /** The page of the shop it leads to. */
  readonly leadsTo: string;
  readonly backdrop: Backdrop;
  readonly items: () => readonly BannerItem[];
}

/** The slides in their order. Narrow screens show the middle of each: 55 of 100 parts. */
export const SLIDES: readonly SeedSlide[] = [
  {
    id: 1,
    name: 'ponsel-unggulan',
    leadsTo: '/product?category=smartphone',
    backdrop: 'teal',
    items: () => [
      standing(244, { picture: 1, cx: 0.115, floor: 0.9, width: 0.3, height: 0.7 }),
      standing(245, { picture: 1, cx: 0.885, floor: 0.92, width: 0.3, height: 0.7 }),
      standing(224, { picture: 3, cx: 0.32, floor: 0.92, width: 0.3, height: 0.66 }),
      standing(241, { picture: 1, cx: 0.685, floor: 0.92, width: 0.21, height: 0.68 }),
      standing(247, { picture: 1, cx: 0.5, floor: 0.96, width: 0.3, height: 0.86 }),
    ],
  },
  {
    id: 2,
    name: 'laptop-kerja',
    leadsTo: '/product?category=laptop',
    backdrop: 'night',
    items: () => [
      standing(177, { picture: 1, cx: 0.115, floor: 0.9, width: 0.21, height: 0.74 }),
      standing(229, { picture: 2, cx: 0.895, floor: 0.92, width: 0.2, height: 0.72 }),
      standing(242, { picture: 2, cx: 0.3, floor: 0.93, width: 0.23, height: 0.74 }),
      standing(248, { picture: 2, cx: 0.7, floor: 0.93, width: 0.22, height: 0.68 }),
      standing(246, { picture: 1, cx: 0.505, floor: 0.97, width: 0.3, height: 0.74 }),
      standing(162, { picture: 1, cx: 0.655, floor: 0.98, width: 0.05, height: 0.22, turn: -20 }),
    ],
  },
  {
    id: 3,
    name: 'suara-terbaik',
    leadsTo: '/product?category=audio',
    backdrop: 'coral',
    items: () => [
      standing(137, { picture: 2, cx: 0.115, floor: 0.94, width: 0.18, height: 0.72 }),
      standing(136, { picture: 2, cx: 0.88, floor: 0.94, width: 0.22, height: 0.6 }),
      standing(139, { picture: 1, cx: 0.305, floor: 0.94, width: 0.2, height: 0.5 }),
      standing(146, { picture: 1, cx: 0.7, floor: 0.95, width: 0.16, height: 0.5 }),
      standing(142, { picture: 1, cx: 0.5, floor: 0.96, width: 0.34, height: 0.88 }),
    ],
  },
  {
    id: 4,
    name: 'meja-impian',
    leadsTo: '/product?category=keyboard-mouse',
    backdrop: 'sand',
    items: () => [
      standing(173, { picture: 1, cx: 0.13, floor: 0.88, width: 0.24, height: 0.72 }),
      standing(172, { picture: 1, cx: 0.87, floor: 0.92, width: 0.14, height: 0.5 }),
      standing(170, { picture: 1, cx: 0.5, floor: 0.86, width: 0.3, height: 0.8 }),
      standing(167, { picture: 1, cx: 0.35, floor: 0.99, width: 0.24, height: 0.46 }),
      standing(161, { picture: 2, cx: 0.665, floor: 0.98, width: 0.2, height: 0.34 }),
    ],
  },
];
