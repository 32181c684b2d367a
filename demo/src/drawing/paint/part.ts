import type { Hex } from './colour.ts';
import { fade, type Paints } from './paints.ts';
import { at, box, each, ellipse, figure, filled, group } from './markup.ts';

/** A drawn thing in its own units, from (0, 0) to (width, height). Shadows may reach further. */
export interface Part {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

/** Position of a part: its centre, its scale, and a rotation in degrees. */
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

/** How far each thing of a row is from the one before it; `sway` lowers every second one. */
export interface RowStep {
  readonly x?: number;
  readonly y?: number;
  readonly sway?: number;
}

/**
 * Things of one size in a row, each before the one to its left. `under` is drawn below the row, from its own left
 * edge, `behind` right behind the thing.
 */
export function inRow(
  parts: readonly Part[],
  { x = 0, y = 0, sway = 0 }: RowStep,
  under: (part: Part, left: number) => string = () => '',
  behind: (part: Part, index: number) => string = () => '',
): Part {
  const [one = { width: 1, height: 1 }] = parts;
  const last = parts.length - 1;
  const markup = each(parts, (part, index) => {
    const [left, top] = [index * x, index * y + (index % 2) * sway];
    return under(part, left) + at(left, top, behind(part, index) + part.markup);
  });
  return { width: one.width + x * last, height: one.height + y * last + sway, markup };
}

/** Things of one size from upper left to lower right, each before the one above it. */
export function staggered(parts: readonly Part[]): Part {
  const [one = { width: 1, height: 1 }] = parts;
  return inRow(parts, { x: one.width * 0.62, y: one.height * 0.5 });
}

const SHADE: Hex = '#2a2320';

/** The shadow of a thing on the floor below it: a wide soft one and a tight dark one. */
export function floorShadow(paints: Paints, cx: number, y: number, rx: number, ry: number): string {
  const wide = paints.radial(fade(SHADE, { 0: 0.3, 0.45: 0.14, 0.8: 0.03, 1: 0 }));
  const tight = paints.radial(fade(SHADE, { 0: 0.42, 0.6: 0.2, 1: 0 }));
  return (
    ellipse(cx, y, rx * 1.18, ry * 1.5, wide) +
    ellipse(cx, y - ry * 0.1, rx * 0.96, ry * 0.45, tight)
  );
}

/** The soft shadow around a flat thing on or in front of another. */
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
    markup += box(
      -grow,
      -grow * 0.7,
      width + 2 * grow,
      height + 2 * grow,
      radius + grow,
      filled(SHADE, density / layers),
    );
  }
  return at(0, spread * 0.3, markup);
}
