import { createInk, fade, type Ink } from '../paint/ink.ts';
import { box, ellipse, tag } from '../paint/markup.ts';
import { fitting, place, type Part } from '../paint/part.ts';

/** A whole picture: SVG text and its size in its own units. */
export interface Scene {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Closes a scene: the paints first, then what is drawn with them. */
export function sceneOf(ink: Ink, width: number, height: number, markup: string): Scene {
  const svg = tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${String(width)} ${String(height)}`,
      width,
      height,
    },
    ink.definitions(),
    markup,
  );
  return { svg, width, height };
}

const SIDE = 1000;

function backdrop(ink: Ink): string {
  const wall = ink.radial(
    { 0: '#fffefc', 0.55: '#faf7f2', 1: '#efeae2' },
    { cx: 0.5, cy: 0.4, r: 0.78 },
  );
  const floor = ink.radial(fade('#e4dcd0', { 0: 0.55, 1: 0 }));
  return (
    box(0, 0, SIDE, SIDE, 0, wall) + ellipse(SIDE / 2, SIDE * 0.9, SIDE * 0.62, SIDE * 0.16, floor)
  );
}

/** A square product picture: one arrangement in a warm white studio. `fill` is its share of the width. */
export function studio(arrange: (ink: Ink) => Part, fill = 0.78): Scene {
  const ink = createInk();
  const part = arrange(ink);
  const scale = fitting(part, SIDE * fill, SIDE * fill);
  const content = place(part, { cx: SIDE / 2, cy: SIDE / 2, scale });
  return sceneOf(ink, SIDE, SIDE, backdrop(ink) + content);
}
