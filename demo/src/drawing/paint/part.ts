import type { Hex } from './colour.ts';
import type { Ink } from './ink.ts';
import { box, ellipse, figure, group } from './markup.ts';

/** A drawn thing in its own units, from (0, 0) to (width, height). Shadows may reach further. */
export interface Part {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

/** Where a part goes: its middle, its size against its own units, and a turn in degrees. */
export interface Placing {
  readonly cx: number;
  readonly cy: number;
  readonly scale?: number;
  readonly turn?: number;
}

/** A part moved, sized and turned around its middle. */
export function place(part: Part, { cx, cy, scale = 1, turn = 0 }: Placing): string {
  const turned = turn === 0 ? '' : ` rotate(${figure(turn)})`;
  const centred = `translate(${figure(-part.width / 2)} ${figure(-part.height / 2)})`;
  const transform = `translate(${figure(cx)} ${figure(cy)})${turned} scale(${figure(scale)}) ${centred}`;
  return group({ transform }, part.markup);
}

/** The largest scale at which a part fits into a space. */
export function fitting(part: Part, width: number, height: number): number {
  return Math.min(width / part.width, height / part.height);
}

/** Parts of one size from upper left to lower right, each before the one above it. */
export function staggered(parts: readonly Part[]): Part {
  const across = Math.max(...parts.map((part) => part.width));
  const down = Math.max(...parts.map((part) => part.height));
  const step = { x: across * 0.62, y: down * 0.5 };
  const markup = parts.map((part, index) =>
    group(
      { transform: `translate(${figure(index * step.x)} ${figure(index * step.y)})` },
      part.markup,
    ),
  );
  const last = parts.length - 1;
  return { width: across + step.x * last, height: down + step.y * last, markup: markup.join('') };
}

const SHADE: Hex = '#2a2320';

/** The shadow a thing throws on the floor below it: a wide soft one and a tight dark one. */
export function floorShadow(ink: Ink, cx: number, y: number, rx: number, ry: number): string {
  const wide = ink.radial([
    [0, SHADE, 0.3],
    [0.45, SHADE, 0.14],
    [0.8, SHADE, 0.03],
    [1, SHADE, 0],
  ]);
  const tight = ink.radial([
    [0, SHADE, 0.42],
    [0.6, SHADE, 0.2],
    [1, SHADE, 0],
  ]);
  return (
    ellipse(cx, y, rx * 1.18, ry * 1.5, { fill: wide }) +
    ellipse(cx, y - ry * 0.1, rx * 0.96, ry * 0.45, { fill: tight })
  );
}

/** The soft shadow around a flat thing that lies on or stands before another. */
export function softShadow(
  width: number,
  height: number,
  radius: number,
  spread: number,
  density = 0.3,
): string {
  const layers = 9;
  let markup = '';
  for (let layer = 0; layer < layers; layer += 1) {
    const grow = spread * (1 - layer / layers);
    markup += box(-grow, -grow * 0.7, width + 2 * grow, height + 2 * grow, radius + grow, {
      fill: SHADE,
      'fill-opacity': density / layers,
    });
  }
  return group({ transform: `translate(0 ${figure(spread * 0.3)})` }, markup);
}
