import { lighten, lightness, type Hex } from '../paint/colour.ts';
import { metal, type Paints } from '../paint/paints.ts';
import {
  box,
  each,
  figure,
  filled,
  group,
  path,
  repeated,
  stroked,
  turned,
} from '../paint/markup.ts';
import { inRow, type Part } from '../paint/part.ts';
import { cord } from './earphones.ts';
import { port } from './slab.ts';

/** The end of a cable. */
export type Plug = 'usb-c' | 'usb-a' | 'lightning';

/** A cable, or a short adapter with a socket at its end; millimetres. */
export interface CableLook {
  readonly ends: readonly [Plug, Plug];
  readonly braided: boolean;
  readonly lay: 'coil' | 'wave' | 'knot';
  readonly accent: Hex;
}

const TIPS: Record<Plug, readonly [length: number, width: number]> = {
  'usb-c': [8, 7.6],
  'usb-a': [14, 11],
  lightning: [8, 6.4],
};

function plugEnd(paints: Paints, kind: Plug, tone: Hex, accent: Hex): string {
  const [length, width] = TIPS[kind];
  const grip = Math.max(10.5, width + 2.6);
  const tip = kind === 'lightning' ? '#e7e9ec' : '#bcc1c9';
  const inside =
    kind === 'usb-a'
      ? box(34, -3.4, 2.6, 2.6, 0.3, '#3b4049') + box(34, 0.8, 2.6, 2.6, 0.3, '#3b4049')
      : kind === 'lightning'
        ? repeated(4, (index) => box(30.5, -2.4 + index * 1.3, 4.6, 0.7, 0.2, '#c79a3a'))
        : '';
  return (
    box(-7, -3, 12, 6, 2.6, lighten(tone, -0.08)) +
    box(3, -grip / 2, 24, grip, 3.2, metal(paints, tone, 90)) +
    box(5.5, -grip / 2 + 0.8, 1.6, grip - 1.6, 0.6, accent) +
    box(27, -width / 2, length, width, kind === 'usb-c' ? 3.4 : 1.4, metal(paints, tip, 90)) +
    inside
  );
}

/** Flat parts have a soft shadow to their lower right. */
function flatShadow(data: string, width: number): string {
  return each(
    [
      [6, 3, 7],
      [2.5, 2, 4.5],
    ],
    ([more = 0, x = 0, y = 0]) =>
      path(data, {
        ...stroked('#2a2320', width + more, 0.1),
        transform: `translate(${figure(x)} ${figure(y)})`,
      }),
  );
}

function plugShadow([x, y, turn]: readonly [number, number, number], kind: Plug): string {
  const grip = Math.max(10.5, TIPS[kind][1] + 2.6);
  return turned(x + 2, y + 5, turn, box(-6, -grip / 2, 34, grip, 4, filled('#2a2320', 0.13)));
}

function braid(data: string, tone: Hex, width: number): string {
  const weave = lighten(tone, lightness(tone) > 0.5 ? -0.16 : 0.16);
  return (
    path(data, {
      ...stroked(weave, width * 0.62),
      'stroke-dasharray': '1.1 1.5',
      'stroke-opacity': 0.55,
    }) + path(data, stroked('#ffffff', width * 0.16, 0.28))
  );
}

interface Lay {
  readonly back: string;
  readonly front: string;
  readonly ends: readonly [readonly [number, number, number], readonly [number, number, number]];
}

const LAYS: Record<CableLook['lay'], Lay> = {
  coil: {
    back: 'M90 22C136 22 154 52 154 82S134 140 90 140S24 112 24 80S46 30 92 30S144 54 144 82S128 130 90 130S36 110 36 80S54 42 92 42',
    front: 'M92 42C120 42 132 60 132 82S116 120 92 120M90 22C62 22 40 30 30 46',
    ends: [
      [92, 120, 180],
      [30, 46, 128],
    ],
  },
  wave: {
    back: 'M30 40C92 6 150 44 118 82C94 110 50 84 68 60C86 38 148 66 146 112',
    front: 'M146 112C144 136 96 148 60 132',
    ends: [
      [30, 40, 154],
      [60, 132, 202],
    ],
  },
  knot: {
    back: 'M28 118C20 70 60 30 104 40C150 52 146 110 104 108C66 106 60 60 92 54',
    front: 'M92 54C122 50 150 84 156 128',
    ends: [
      [28, 118, 96],
      [156, 128, 84],
    ],
  },
};

export function cableView(paints: Paints, look: CableLook, tone: Hex): Part {
  const lay = LAYS[look.lay];
  const width = look.braided ? 5.4 : 4.4;
  const run = (data: string) =>
    cord(data, tone, width) + (look.braided ? braid(data, tone, width) : '');
  const ends = lay.ends.map(([x, y, turn], index) =>
    turned(
      x,
      y,
      turn,
      plugEnd(
        paints,
        look.ends[index] ?? 'usb-c',
        look.braided ? lighten(look.accent, -0.02) : tone,
        lighten(tone, -0.2),
      ),
    ),
  );
  const tie =
    look.lay === 'coil'
      ? box(140, 70, 22, 13, 3, lighten(tone, lightness(tone) > 0.5 ? -0.35 : 0.25))
      : '';
  const shadows =
    flatShadow(`${lay.back} ${lay.front}`, width) +
    lay.ends.map((end, index) => plugShadow(end, look.ends[index] ?? 'usb-c')).join('');
  const markup = shadows + run(lay.back) + run(lay.front) + tie + ends.join('');
  return { width: 180, height: 162, markup };
}

export function cableColours(paints: Paints, look: CableLook, tones: readonly Hex[]): Part {
  const cables = tones.map((tone) => cableView(paints, look, tone));
  return inRow(cables, { x: 150, sway: 26 });
}

/** A short adapter: a plug on a hand of cord, and a socket. */
export interface AdapterLook {
  readonly plug: Plug;
  readonly socket: 'usb-a' | 'hdmi' | 'audio';
  readonly accent: Hex;
}

export function adapterView(paints: Paints, look: AdapterLook, tone: Hex): Part {
  const wide = look.socket === 'audio' ? 17 : 27;
  const long = look.socket === 'audio' ? 40 : 54;
  const run = 'M64 42C94 54 100 98 74 98C50 98 54 66 80 62C92 60 100 60 108 58';
  const plug = [110, 58, -10] as const;
  const shell = lighten(tone, lightness(tone) > 0.8 ? -0.06 : 0);
  const markup =
    flatShadow(run, 6) +
    plugShadow(plug, look.plug) +
    turned(67, 48, 22, box(-long, -wide / 2, long, wide, 5, filled('#2a2320', 0.18))) +
    cord(run, shell, 6) +
    turned(plug[0], plug[1], plug[2], plugEnd(paints, look.plug, shell, look.accent)) +
    turned(
      64,
      42,
      22,
      box(-4, -4, 12, 8, 3, lighten(shell, -0.1)),
      box(-long, -wide / 2, long, wide, 4, metal(paints, shell, 90)),
      box(-10, -wide / 2, 2, wide, 0, look.accent),
      group(
        { transform: `translate(${figure(-long)} 0) scale(.42 1)` },
        box(-8, -wide / 2, 16, wide, 4, lighten(shell, 0.06)),
      ),
      group(
        { transform: `translate(${figure(-long)} 0) rotate(90) scale(1 .5)` },
        port({ kind: look.socket, x: 0, y: 0 }, shell),
      ),
    );
  return { width: 148, height: 108, markup };
}
