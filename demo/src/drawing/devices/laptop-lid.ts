import { lighten, lightness, type Hex } from '../paint/colour.ts';
import { fade, litSurface, shades, type Paints } from '../paint/paints.ts';
import { box, circle, d, each, filled, group, path, polygon, repeated } from '../paint/markup.ts';
import type { Part } from '../paint/part.ts';
import { wallpaper, type Wallpaper } from './wallpaper.ts';

/** A notebook computer. Lengths in millimetres. */
export interface LaptopLook {
  readonly width: number;
  readonly depth: number;
  readonly thickness: number;
  /** Width of the screen over its height. */
  readonly aspect: number;
  /** Black rim: at the sides, at the top and below the screen. */
  readonly bezel: readonly [side: number, top: number, chin: number];
  readonly keys: KeyboardLook;
  readonly lid: LidStyle;
  /** The bar along the bottom of the screen. */
  readonly desktop: 'taskbar' | 'dock';
  /** A screen notch for the web camera, or a small eye in the rim. */
  readonly webcam: 'notch' | 'eye';
  readonly wallpaper: Wallpaper;
}

/** What the keys look like. */
interface KeyboardLook {
  readonly tone: Hex;
  readonly numpad: boolean;
  /** Light between the keys: one colour, or a rainbow. */
  readonly glow?: Hex | 'rainbow';
}

/** Marks on the outside of the lid. */
type LidStyle = 'plain' | 'lines' | 'slash' | 'wedge' | 'dots';

/** Height of the opened lid in millimetres. */
function lidHeight(look: LaptopLook): number {
  const [side, top, chin] = look.bezel;
  return (look.width - 2 * side) / look.aspect + top + chin;
}

/** The bar of programs along the bottom of a desktop. */
export function desktopBar(kind: LaptopLook['desktop'], width: number, height: number): string {
  const size = height * 0.034;
  const count = kind === 'dock' ? 11 : 8;
  const span = count * size * 1.5 - size * 0.5;
  const y = kind === 'dock' ? height - size * 2.1 : height - size * 1.5;
  const plate =
    kind === 'dock'
      ? box(
          width / 2 - span / 2 - size * 0.6,
          y - size * 0.45,
          span + size * 1.2,
          size * 1.9,
          size * 0.6,
          filled('#ffffff', 0.26),
        )
      : box(0, height - size * 2, width, size * 2, 0, filled('#10141c', 0.55));
  const icons = repeated(count, (index) =>
    box(width / 2 - span / 2 + index * size * 1.5, y, size, size, size * 0.28, {
      fill: '#ffffff',
      'fill-opacity': 0.45 + (index % 3) * 0.17,
    }),
  );
  const top = kind === 'dock' ? box(0, 0, width, height * 0.026, 0, filled('#000000', 0.16)) : '';
  return top + plate + icons;
}

/** The inside of the lid: rim, screen with its picture, camera; millimetres. */
export function lidInside(paints: Paints, look: LaptopLook, tone: Hex): Part {
  const width = look.width;
  const height = lidHeight(look);
  const [side, top, chin] = look.bezel;
  const screenWidth = width - 2 * side;
  const screenHeight = height - top - chin;
  const clip = paints.clip(box(0, 0, screenWidth, screenHeight, 2.5, {}));
  const gloss = paints.linear(25, fade('#ffffff', { 0: 0.17, 0.5: 0.04, 1: 0 }));
  const webcam =
    look.webcam === 'notch'
      ? path(d`M${width / 2 - 14} ${top}h28v4.4a2 2 0 0 1-2 2h-24a2 2 0 0 1-2-2z`, '#08090c') +
        circle(width / 2, top + 2.6, 1.1, '#1d2740')
      : circle(width / 2, top / 2 + 0.3, 1.2, '#1d2740') +
        circle(width / 2 - 0.3, top / 2, 0.35, '#8aa4e0');
  const markup =
    box(0, 0, width, height, 8, litSurface(paints, tone, 0.8)) +
    box(1.1, 1.1, width - 2.2, height - 1.6, 7, '#08090c') +
    group(
      { transform: `translate(${String(side)} ${String(top)})`, 'clip-path': clip },
      wallpaper(paints, look.wallpaper, screenWidth, screenHeight),
      desktopBar(look.desktop, screenWidth, screenHeight),
      path(d`M0 0H${screenWidth * 0.62}L${screenWidth * 0.3} ${screenHeight}H0Z`, gloss),
    ) +
    webcam;
  return { width, height, markup };
}

function lidMarks(look: LaptopLook, tone: Hex, height: number): string {
  const { width } = look;
  const dark = lightness(tone) < 0.5;
  const line = lighten(tone, dark ? 0.14 : -0.12);
  switch (look.lid) {
    case 'plain':
      return '';
    case 'lines':
      return each([0.3, 0.34, 0.38], (at) =>
        box(0, height * at, width, 0.9, 0, filled(line, 0.65)),
      );
    case 'slash':
      return (
        path(d`M${width * 0.34} 0L${width * 0.72} ${height}`, {
          stroke: line,
          'stroke-width': 1.6,
        }) +
        path(d`M${width * 0.37} 0L${width * 0.75} ${height}`, {
          stroke: '#ff4d5e',
          'stroke-width': 1.2,
          'stroke-opacity': 0.85,
        })
      );
    case 'wedge':
      return polygon(
        [
          [0, 0],
          [width * 0.36, 0],
          [width * 0.2, height],
          [0, height],
        ],
        filled(line, 0.4),
      );
    case 'dots':
      return repeated(84, (index) => {
        const column = index % 14;
        const line_ = Math.floor(index / 14);
        return circle(width * 0.52 + column * 9 + line_ * 3, height * 0.52 + line_ * 13, 1.15, {
          fill: line,
          'fill-opacity': 0.35 + ((index * 7) % 5) * 0.13,
        });
      });
  }
}

/** The outside of the lid; millimetres. */
export function lidOutside(paints: Paints, look: LaptopLook, tone: Hex): Part {
  const width = look.width;
  const height = look.depth;
  const clip = paints.clip(box(0, 0, width, height, 8, {}));
  const dark = lightness(tone) < 0.5;
  const mark = paints.linear(60, shades(tone, { 0: dark ? 0.22 : 0.14, 1: dark ? 0.08 : -0.1 }));
  const sheen = paints.linear(35, fade('#ffffff', { 0.2: 0, 0.42: dark ? 0.1 : 0.24, 0.64: 0 }));
  const markup =
    box(0, 0, width, height, 8, litSurface(paints, tone, 1)) +
    group({ 'clip-path': clip }, lidMarks(look, tone, height), box(0, 0, width, height, 0, sheen)) +
    circle(width / 2, height / 2, 9, mark) +
    circle(width / 2, height / 2, 5.2, litSurface(paints, tone, 1));
  return { width, height, markup };
}
