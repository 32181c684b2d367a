import { lighten, lightness, type Hex } from '../paint/colour.ts';
import { fade, metal, shades, type Paints } from '../paint/paints.ts';
import {
  box,
  circle,
  d,
  each,
  ellipse,
  figure,
  filled,
  group,
  path,
  repeated,
  stroked,
  rounded,
} from '../paint/markup.ts';
import { floorShadow, place, type Part } from '../paint/part.ts';

export interface MouseLook {
  readonly shape: 'ambi' | 'ergo' | 'pebble' | 'shell' | 'upright';
  readonly accent: Hex;
  readonly sideKeys: boolean;
  readonly glow?: Hex;
}

interface Outline {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

const OUTLINES: Record<MouseLook['shape'], Outline> = {
  ambi: {
    width: 64,
    height: 124,
    path: 'M32 0C49 0 58 9 59.5 26C60.5 40 56 52 57.5 68C59 84 63 92 61 104C58.5 118 46 124 32 124S5.5 118 3 104C1 92 5 84 6.5 68C8 52 3.5 40 4.5 26C6 9 15 0 32 0Z',
  },
  ergo: {
    width: 86,
    height: 126,
    path: 'M48 0C66 0 77 9 80 27C83 48 84 66 83.5 84C82 110 68 126 46 126C26 126 12 118 6 102C1 90 2 80 9 70C16 60 18 46 20 30C22 10 31 0 48 0Z',
  },
  pebble: {
    width: 60,
    height: 107,
    path: 'M30 0C49 0 60 14 60 40V67C60 93 49 107 30 107S0 93 0 67V40C0 14 11 0 30 0Z',
  },
  shell: {
    width: 66,
    height: 126,
    path: 'M33 1C48 -1 59 5 61 22C62.5 38 58.5 52 60 68C61.5 84 66 94 64 106C61 120 48 126 33 126S5 120 2 106C0 94 4.5 84 6 68C7.5 52 3.5 38 5 22C7 5 18 -1 33 1Z',
  },
  upright: {
    width: 84,
    height: 112,
    path: 'M40 2C58 -3 72 8 76 30C80 52 86 74 80 94C75 108 60 112 42 112C22 112 6 110 3 96C0 82 10 70 15 52C20 32 22 7 40 2Z',
  },
};

function shading(paints: Paints, tone: Hex): string {
  return paints.radial(
    shades(tone, { 0: lightness(tone) > 0.7 ? 0.06 : 0.17, 0.4: 0.03, 0.78: -0.07, 1: -0.17 }),
    { cx: 0.4, cy: 0.36, r: 0.72 },
  );
}

function wheel(paints: Paints, look: MouseLook, cx: number, y: number): string {
  return (
    box(cx - 4.6, y - 3, 9.2, 27, 4.6, '#0d0f13') +
    box(cx - 3.2, y, 6.4, 21, 3.2, metal(paints, look.accent, 0)) +
    repeated(8, (index) =>
      box(cx - 3.2, y + 1.6 + index * 2.4, 6.4, 0.8, 0, filled('#000000', 0.32)),
    )
  );
}

function details(paints: Paints, look: MouseLook, tone: Hex, shape: Outline): string {
  const seam = stroked(lighten(tone, -0.22), 0.9, 0.85);
  const cx = look.shape === 'ergo' ? 50 : look.shape === 'upright' ? 50 : shape.width / 2;
  const split = look.shape === 'pebble' ? 44 : 58;
  const middle =
    path(d`M${cx} 0V${split}`, seam) +
    (look.shape === 'pebble'
      ? path(d`M0 ${split}H${shape.width}`, seam)
      : path(
          d`M2 ${split + 8}C${cx * 0.6} ${split - 4} ${cx * 1.5} ${split - 4} ${shape.width} ${split + 8}`,
          seam,
        ));
  const holes =
    look.shape === 'shell'
      ? repeated(20, (index) => {
          const column = index % 5;
          const line = Math.floor(index / 5);
          return circle(cx - 18 + column * 9 + (line % 2) * 4.5, 82 + line * 9, 2.9, {
            fill: lighten(tone, -0.2),
            stroke: lighten(tone, 0.1),
            'stroke-width': 0.3,
          });
        })
      : '';
  const left = look.shape === 'ergo' ? 12 : look.shape === 'upright' ? 14 : 3.5;
  const side = look.sideKeys
    ? each([48, 65], (y) =>
        box(left, y, 4.4, 15, 2.2, {
          fill: lighten(tone, -0.16),
          stroke: lighten(tone, 0.08),
          'stroke-width': 0.4,
        }),
      )
    : '';
  const thumb =
    look.shape === 'ergo'
      ? path('M9 72C14 66 18 66 19 76C20 92 14 104 8 104C3 96 3 84 9 72Z', {
          fill: paints.linear(70, shades(tone, { 0: -0.02, 1: -0.2 })),
        }) + box(16, 44, 6, 20, 3, metal(paints, look.accent, 90))
      : '';
  const light =
    look.glow === undefined
      ? ''
      : path(d`M${cx - 12} ${shape.height - 20}q12 10 24 0`, rounded(look.glow, 2.4));
  return middle + holes + side + thumb + light + wheel(paints, look, cx, 18);
}

/** The mouse from above, upright; millimetres. */
function mouseTop(paints: Paints, look: MouseLook, tone: Hex): Part {
  const shape = OUTLINES[look.shape];
  const clip = paints.clip(path(shape.path, {}));
  const shine = paints.radial(fade('#ffffff', { 0: lightness(tone) > 0.7 ? 0.75 : 0.3, 1: 0 }));
  const markup =
    path(shape.path, shading(paints, tone)) +
    group(
      { 'clip-path': clip },
      ellipse(shape.width * 0.36, shape.height * 0.62, shape.width * 0.26, shape.height * 0.24, {
        fill: shine,
      }),
      ellipse(shape.width * 0.3, shape.height * 0.17, shape.width * 0.17, shape.height * 0.15, {
        fill: shine,
        'fill-opacity': 0.7,
      }),
      details(paints, look, tone, shape),
    ) +
    path(shape.path, stroked(lighten(tone, lightness(tone) > 0.6 ? -0.12 : 0.12), 0.7, 0.8));
  return { width: shape.width, height: shape.height, markup };
}

/** One mouse lying turned on the desk, or a row of them in several colours. */
export function mouseRow(paints: Paints, look: MouseLook, tones: readonly Hex[], turn = 16): Part {
  const mice = tones.map((tone) => mouseTop(paints, look, tone));
  const one = mice[0] ?? { width: 1, height: 1, markup: '' };
  const step = one.width * 1.25;
  const margin = one.height * 0.16;
  const width = one.width + step * (mice.length - 1) + 2 * margin;
  const height = one.height * 1.06;
  const markup = mice.map((mouse, index) => {
    const cx = margin + one.width / 2 + index * step;
    return (
      group(
        { transform: `rotate(${figure(turn)} ${figure(cx)} ${figure(height / 2)})` },
        floorShadow(paints, cx + 5, height / 2 + 8, one.width * 0.6, one.height * 0.43),
      ) + place(mouse, { cx, cy: height / 2, turn })
    );
  });
  return { width, height, markup: markup.join('') };
}
