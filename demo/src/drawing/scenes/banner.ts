import { createPaints } from '../paint/paints.ts';
import { fitting, place } from '../paint/part.ts';
import { backdropOf, type Backdrop } from './backdrops.ts';
import { productViews, type ProductDrawing } from './product-views.ts';
import { sceneOf, type Scene } from './studio.ts';

/** One product in a banner: which of its pictures, and its position. */
export interface BannerItem {
  readonly product: ProductDrawing;
  /** The number of the product's picture, from 1 (the last one it has when there are fewer). */
  readonly picture: number;
  /** Middle and floor, and the space it may fill; shares of the banner's width and height. */
  readonly cx: number;
  readonly floor: number;
  readonly width: number;
  readonly height: number;
  readonly turn?: number;
}

/** A wide picture of several products on one backdrop; later items are in front of earlier ones. */
export interface BannerPlan {
  readonly width: number;
  readonly height: number;
  readonly backdrop: Backdrop;
  readonly items: readonly BannerItem[];
  /** Where the light of the backdrop is: a share of the width, its middle when missing. */
  readonly focus?: number;
}

/** Draws a banner (slider pictures and category pictures, specification.md 3). */
export function banner({ width, height, backdrop, items, focus = 0.5 }: BannerPlan): Scene {
  const paints = createPaints();
  const content = items.map((item) => {
    const views = productViews(item.product);
    const view = views[Math.min(item.picture, views.length) - 1] ?? views[0];
    const part = view.arrange(paints);
    const scale = fitting(part, width * item.width, height * item.height);
    return place(part, {
      cx: width * item.cx,
      cy: height * item.floor - (part.height * scale) / 2,
      scale,
      turn: item.turn ?? 0,
    });
  });
  const behind = backdropOf(paints, backdrop, width, height, focus);
  return sceneOf(paints, { width, height, isCutOut: false }, behind + content.join(''));
}
