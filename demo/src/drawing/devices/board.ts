import { lighten, lightness, type Hex } from '../paint/colour.ts';
import { litSurface, metal, type Paints } from '../paint/paints.ts';
import { at, box, circle, each, group } from '../paint/markup.ts';
import { inRow, floorShadow, type Part } from '../paint/part.ts';
import { boxBounds, createView } from '../paint/projection.ts';
import { boardKeys, rainbowAt, type BoardSize, type Key } from './keys.ts';
import { slab } from './slab.ts';

/** A desk keyboard. The case takes the product's colour. */
export interface BoardLook {
  readonly size: BoardSize;
  /** Tall caps of a mechanical board, or the flat ones of an office board. */
  readonly profile: 'tall' | 'low';
  readonly caps: readonly [letter: Hex, command: Hex, accent: Hex];
  readonly knob?: boolean;
  readonly round?: boolean;
  readonly glow?: Hex | 'rainbow';
}

const UNIT = 19;
const MARGIN = 9;

interface Layer {
  readonly up: number;
  readonly inset: number;
  readonly shade: number;
}

const TALL: readonly Layer[] = [
  { up: 0, inset: 0.8, shade: -0.2 },
  { up: 1.6, inset: 0.9, shade: -0.16 },
  { up: 3.2, inset: 1.3, shade: -0.12 },
  { up: 4.8, inset: 1.8, shade: -0.09 },
  { up: 6.4, inset: 2.5, shade: 0 },
];
const LOW: readonly Layer[] = [
  { up: 0, inset: 1.2, shade: -0.14 },
  { up: 1.3, inset: 1.5, shade: 0 },
];

function cap(paints: Paints, look: BoardLook, key: Key, layer: Layer): string {
  const [letter, command, accent] = look.caps;
  const tone = { letter, command, accent }[key.role];
  const top = layer.shade === 0;
  const { inset } = layer;
  const width = key.width * UNIT - 2 * inset;
  const height = key.height * UNIT - 2 * inset;
  const radius = look.round ? Math.min(width, height) / 2 : 3;
  return box(MARGIN + key.x * UNIT + inset, MARGIN + key.y * UNIT + inset, width, height, radius, {
    fill: top ? litSurface(paints, tone, 0.55) : lighten(tone, layer.shade),
    stroke: top ? lighten(tone, lightness(tone) > 0.6 ? 0.05 : 0.1) : undefined,
    'stroke-width': top ? 0.4 : undefined,
  });
}

function bed(paints: Paints, look: BoardLook, tone: Hex, columns: number, rows: number): Part {
  const width = columns * UNIT + 2 * MARGIN;
  const height = rows * UNIT + 2 * MARGIN;
  const { glow } = look;
  const light =
    glow === undefined
      ? undefined
      : glow === 'rainbow'
        ? paints.linear(
            0,
            Object.fromEntries(
              [0, 0.2, 0.4, 0.6, 0.8, 1].map((offset) => [offset, rainbowAt(offset)]),
            ),
          )
        : glow;
  const markup =
    box(0, 0, width, height, 9, litSurface(paints, tone, 0.7)) +
    box(MARGIN - 3, MARGIN - 3, width - 2 * MARGIN + 6, height - 2 * MARGIN + 6, 5, {
      fill: light ?? lighten(tone, lightness(tone) > 0.5 ? -0.16 : -0.1),
      'fill-opacity': light === undefined ? 1 : 0.9,
    });
  return { width, height, markup };
}

/** The keyboard on the desk, seen from above its front edge. */
export function boardView(paints: Paints, look: BoardLook, tone: Hex, yaw = -16, pitch = 47): Part {
  const view = createView(yaw, pitch);
  const { keys, columns, rows } = boardKeys(look.size);
  const face = bed(paints, look, tone, columns, rows);
  const tall = look.profile === 'tall';
  const depth = tall ? 15 : 7;
  const body = slab(paints, view, {
    face,
    depth,
    radius: 9,
    tone: lighten(tone, -0.02),
    posture: 'lying',
  });
  const { left, top } = boxBounds(view, face.width, depth, -face.height);
  const layers = tall ? TALL : LOW;
  const lines = [...new Set(keys.map((key) => key.y))].sort((a, b) => a - b);
  const caps = lines
    .flatMap((line) => {
      const here = keys.filter((key) => key.y === line);
      return layers.map((layer) =>
        group(
          { transform: view.plane([0, -layer.up, 0], [1, 0, 0], [0, 0, -1]) },
          here.map((key) => cap(paints, look, key, layer)).join(''),
        ),
      );
    })
    .join('');
  const knob = look.knob
    ? each([0, 2, 4, 6, 8], (up) =>
        group(
          { transform: view.plane([0, -up, 0], [1, 0, 0], [0, 0, -1]) },
          circle(MARGIN + (columns - 0.5) * UNIT, MARGIN + UNIT * 0.5, 8.4, {
            fill:
              up === 8
                ? litSurface(paints, lighten(tone, 0.06), 1.6)
                : metal(paints, lighten(tone, 0.05), 0),
          }),
        ),
      )
    : '';
  const markup =
    floorShadow(paints, body.width / 2, body.height * 0.72, body.width * 0.54, body.height * 0.34) +
    body.markup +
    at(-left, -top, caps + knob);
  return { width: body.width, height: body.height, markup };
}

/** Two or three colours of one keyboard, one behind the other. */
export function boardColours(paints: Paints, look: BoardLook, tones: readonly Hex[]): Part {
  const boards = tones.slice(0, 3).map((tone, index) => {
    const caps: BoardLook['caps'] =
      index === 0
        ? look.caps
        : [lighten(tone, lightness(tone) > 0.6 ? 0.06 : 0.1), lighten(tone, -0.06), look.caps[2]];
    return boardView(paints, { ...look, caps }, tone, -10, 52);
  });
  return inRow(boards, { y: (boards[0]?.height ?? 1) * 0.92 });
}
