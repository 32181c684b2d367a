import { lighten, type Hex } from '../paint/colour.ts';
import { fade, type Paints } from '../paint/paints.ts';
import { box, circle, ellipse, filled, stroked } from '../paint/markup.ts';

export type Backdrop = 'teal' | 'coral' | 'night' | 'amber' | 'mist' | 'lilac' | 'peach';

interface Colours {
  readonly from: Hex;
  readonly through: Hex;
  readonly to: Hex;
  readonly glow: Hex;
}

const ROOMS: Record<Backdrop, Colours> = {
  teal: { from: '#07303b', through: '#0d5a66', to: '#1f8f8c', glow: '#7fe0d0' },
  coral: { from: '#5c1730', through: '#c04450', to: '#ff9a73', glow: '#ffe0b8' },
  night: { from: '#0a1024', through: '#1d2456', to: '#48348f', glow: '#8fa8ff' },
  amber: { from: '#3d2410', through: '#8a5423', to: '#d39a55', glow: '#ffe3b0' },
  mist: { from: '#cfe5e4', through: '#e0efee', to: '#f1f8f6', glow: '#ffffff' },
  lilac: { from: '#d6dbf0', through: '#e5e8f6', to: '#f4f5fb', glow: '#ffffff' },
  peach: { from: '#f7d8ca', through: '#fbe7dd', to: '#fef5ef', glow: '#ffffff' },
};

/** The wall, its light and the floor, filling a rectangle. `focus` is where the light is: a share of the width. */
export function backdropOf(
  paints: Paints,
  name: Backdrop,
  width: number,
  height: number,
  focus: number,
): string {
  const { from, through, to, glow } = ROOMS[name];
  const wall = paints.linear(18, { 0: from, 0.55: through, 1: to });
  const light = paints.radial(fade(glow, { 0: 0.55, 0.5: 0.2, 1: 0 }));
  const floor = paints.linear(90, { 0: [from, 0], 1: [lighten(from, -0.06), 0.5] });
  const ring = (cx: number, cy: number, r: number, opacity: number) =>
    circle(cx, cy, r, stroked(glow, 1.6, opacity));
  const middle = width * focus;
  return (
    box(0, 0, width, height, 0, wall) +
    circle(middle, height * 0.52, height * 0.78, light) +
    circle(middle, height * 0.54, height * 0.43, filled(glow, 0.1)) +
    ring(middle, height * 0.54, height * 0.56, 0.22) +
    ring(middle, height * 0.54, height * 0.72, 0.12) +
    ring(width * 0.08, height * 0.12, height * 0.3, 0.12) +
    ring(width * 0.94, height * 0.9, height * 0.36, 0.14) +
    box(0, height * 0.72, width, height * 0.28, 0, floor) +
    ellipse(middle, height * 0.93, width * 0.44, height * 0.08, filled(light, 0.5))
  );
}
