import { createPaints, type Paints } from '../paint/paints.ts';
import { tag } from '../paint/markup.ts';
import { fitting, place } from '../paint/part.ts';
import type { ProductView } from './product-views.ts';

/** A whole picture: SVG text and its size in its own units. */
export interface Scene {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Goods without a ground: what is around them is transparent. */
  readonly isCutOut: boolean;
}

/** Closes a scene: the paints first, then what is drawn with them. */
export function sceneOf(
  paints: Paints,
  { width, height, isCutOut }: Omit<Scene, 'svg'>,
  markup: string,
): Scene {
  const svg = tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${String(width)} ${String(height)}`,
      width,
      height,
    },
    paints.definitions(),
    markup,
  );
  return { svg, width, height, isCutOut };
}

const SIDE = 1000;

/**
 * A square product picture: one arrangement, cut out, so that the ground of the page is behind it in a light and
 * in a dark theme.
 */
export function studio(view: ProductView): Scene {
  const paints = createPaints();
  const part = view.arrange(paints);
  const scale = fitting(part, SIDE * view.fill, SIDE * view.fill);
  const content = place(part, { cx: SIDE / 2, cy: SIDE / 2, scale });
  return sceneOf(paints, { width: SIDE, height: SIDE, isCutOut: true }, content);
}
