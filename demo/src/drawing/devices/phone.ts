import { lighten, lightness, mix, type Hex } from '../paint/colour.ts';
import { fade, metal, type Paints } from '../paint/paints.ts';
import { box, circle, d, filled, group, path, repeated, stroked } from '../paint/markup.ts';
import type { Part } from '../paint/part.ts';
import { camera } from './camera.ts';
import { backFinish } from './phone-finish.ts';
import type { PhoneLook } from './phone-spec.ts';
import { wallpaper } from './wallpaper.ts';

/** The colour of the metal around a body. */
export function rimOf(look: PhoneLook, tone: Hex): Hex {
  return look.rim ?? mix(tone, lightness(tone) > 0.5 ? '#b9bcc2' : '#6f757f', 0.4);
}

function keys(paints: Paints, look: PhoneLook, tone: Hex, side: 'left' | 'right'): string {
  const [width, height] = look.size;
  const x = side === 'right' ? width - 0.15 : -0.55;
  const fill = metal(paints, rimOf(look, tone), 90);
  return (
    box(x, height * 0.19, 0.7, height * 0.115, 0.3, fill) +
    box(x, height * 0.335, 0.7, height * 0.07, 0.3, fill)
  );
}

/** The back of a phone or tablet in one colour; millimetres. */
export function phoneBack(paints: Paints, look: PhoneLook, tone: Hex): Part {
  const [width, height] = look.size;
  const rim = rimOf(look, tone);
  const inset = 0.7;
  const clip = paints.clip(
    box(inset, inset, width - 2 * inset, height - 2 * inset, look.corner - inset, {}),
  );
  const edge = paints.linear(45, {
    0: ['#ffffff', 0.65],
    0.25: ['#ffffff', 0.12],
    0.6: ['#ffffff', 0.04],
    1: ['#000000', 0.22],
  });
  const markup =
    keys(paints, look, tone, 'left') +
    box(0, 0, width, height, look.corner, metal(paints, rim, 30)) +
    group({ 'clip-path': clip }, backFinish(paints, look, tone)) +
    box(
      inset + 0.3,
      inset + 0.3,
      width - 2 * inset - 0.6,
      height - 2 * inset - 0.6,
      look.corner - 1,
      stroked(edge, 0.7),
    ) +
    camera(paints, look.camera, tone);
  return { width, height, markup };
}

function cutout(paints: Paints, look: PhoneLook): string {
  const [width] = look.size;
  const top = look.bezel;
  const eye = (cx: number, cy: number, r: number) =>
    circle(cx, cy, r, '#050608') +
    circle(cx, cy, r * 0.55, paints.radial({ 0: '#26304a', 1: '#0b0d13' })) +
    circle(cx - r * 0.2, cy - r * 0.2, r * 0.14, filled('#9fb4e8', 0.7));
  switch (look.cutout) {
    case 'hole':
      return eye(width / 2, top + 4, 1.9);
    case 'hole-left':
      return eye(top + 7, top + 4.2, 1.9);
    case 'island':
      return (
        box(width / 2 - 10, top + 2.4, 20, 5.6, 2.8, '#050608') +
        eye(width / 2 + 6.4, top + 5.2, 1.7)
      );
    case 'notch':
      return (
        path(
          d`M${width / 2 - 17} ${top - 0.2}h34c-2 0-2.4 1-2.4 2.4c0 2-1.4 3.2-3.6 3.2h-22c-2.2 0-3.6-1.2-3.6-3.2c0-1.4-.4-2.4-2.4-2.4z`,
          '#050608',
        ) + eye(width / 2 + 8, top + 2.6, 1.5)
      );
    case 'drop':
      return (
        path(
          d`M${width / 2 - 6} ${top - 0.2}h12c-1.8 0-2.6.8-3 2.2a3.1 3.1 0 0 1-6 0c-.4-1.4-1.2-2.2-3-2.2z`,
          '#050608',
        ) + eye(width / 2, top + 2.4, 1.5)
      );
    case 'none':
      return '';
  }
}

function dock(width: number, height: number): string {
  const field = Math.min(width, height * 0.62);
  const size = field * 0.135;
  const gap = (field * 0.8 - size * 4) / 3;
  const left = (width - field) / 2 + field * 0.1;
  const y = height - size - field * 0.1;
  const icons = repeated(4, (index) =>
    box(left + index * (size + gap), y, size, size, size * 0.3, {
      fill: '#ffffff',
      'fill-opacity': index % 2 === 0 ? 0.34 : 0.24,
    }),
  );
  const home = box(
    width / 2 - field * 0.16,
    height - field * 0.035,
    field * 0.32,
    field * 0.014,
    field,
    filled('#ffffff', 0.85),
  );
  return icons + home;
}

/** The front of a phone or tablet with its screen on; millimetres. */
export function phoneFront(paints: Paints, look: PhoneLook, tone: Hex): Part {
  const [width, height] = look.size;
  const bottom = look.chin ?? look.bezel;
  const screenWidth = width - 2 * look.bezel;
  const screenHeight = height - look.bezel - bottom;
  const radius = Math.max(1.2, look.corner - look.bezel);
  const clip = paints.clip(box(0, 0, screenWidth, screenHeight, radius, {}));
  const gloss = paints.linear(20, fade('#ffffff', { 0: 0.2, 0.4: 0.05, 1: 0 }));
  const screen = group(
    { transform: `translate(${String(look.bezel)} ${String(look.bezel)})`, 'clip-path': clip },
    wallpaper(paints, look.wallpaper, screenWidth, screenHeight),
    dock(screenWidth, screenHeight),
    path(d`M0 0H${screenWidth * 0.78}L${screenWidth * 0.22} ${screenHeight}H0Z`, gloss),
  );
  const markup =
    keys(paints, look, tone, 'right') +
    box(0, 0, width, height, look.corner, metal(paints, rimOf(look, tone), 30)) +
    box(0.75, 0.75, width - 1.5, height - 1.5, look.corner - 0.75, '#07080b') +
    screen +
    cutout(paints, look) +
    box(0.75, 0.75, width - 1.5, height - 1.5, look.corner - 0.75, {
      ...stroked(lighten(rimOf(look, tone), 0.1), 0.25, 0.6),
    });
  return { width, height, markup };
}
