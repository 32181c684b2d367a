import { lighten, lightness, mix, type Hex } from '../paint/colour.ts';
import { litSurface, type Paints } from '../paint/paints.ts';
import {
  box,
  circle,
  d,
  figure,
  group,
  path,
  repeated,
  stroked,
  filled,
  rounded,
} from '../paint/markup.ts';
import { inRow, floorShadow, type Part } from '../paint/part.ts';
import { boxBounds, createView } from '../paint/projection.ts';
import { port, slab, type Port } from './slab.ts';

/** A battery to carry; millimetres. */
export interface PowerBankLook {
  readonly size: readonly [width: number, height: number, depth: number];
  readonly radius: number;
  readonly face: 'plain' | 'display' | 'ribs' | 'magnet' | 'window';
  readonly ports: readonly Port['kind'][];
  readonly accent: Hex;
  /** A short cable that folds into the body. */
  readonly strap?: boolean;
}

function face(paints: Paints, look: PowerBankLook, tone: Hex): Part {
  const [width, height] = look.size;
  const soft = lighten(tone, lightness(tone) > 0.5 ? -0.08 : 0.12);
  const lamps = repeated(4, (index) =>
    circle(width / 2 - 6 + index * 4, height - 8, 0.95, index < 3 ? '#bdf4ff' : soft),
  );
  const faces: Record<PowerBankLook['face'], string> = {
    plain: lamps,
    display:
      box(width * 0.16, 9, width * 0.68, height * 0.22, 4, '#0b0d12') +
      box(width * 0.25, 9 + height * 0.08, width * 0.5, height * 0.06, 2.4, {
        ...stroked(look.accent, 1.1),
      }) +
      repeated(4, (index) =>
        box(
          width * 0.28 + index * width * 0.11,
          9 + height * 0.095,
          width * 0.085,
          height * 0.03,
          1,
          filled(look.accent, index < 3 ? 1 : 0.25),
        ),
      ),
    ribs:
      repeated(13, (index) => box(5, 16 + (index * (height - 40)) / 12, width - 10, 1, 0.5, soft)) +
      lamps,
    magnet:
      circle(width / 2, height * 0.42, width * 0.3, stroked(soft, 2.6)) +
      box(width / 2 - 1.3, height * 0.42 + width * 0.36, 2.6, width * 0.13, 1.3, soft) +
      lamps,
    window:
      box(5, 5, width - 10, height * 0.3, 5, mix(tone, '#0d0f14', 0.8)) +
      path(d`M5 ${height * 0.2}L${width * 0.55} 5`, {
        stroke: '#ffffff',
        'stroke-opacity': 0.14,
        'stroke-width': 6,
      }) +
      box(width / 2 - 9, height * 0.3 - 3, 18, 1.6, 0.8, look.accent) +
      lamps,
  };
  const markup =
    box(0, 0, width, height, look.radius, litSurface(paints, tone, 1)) +
    box(0.6, 0.6, width - 1.2, height - 1.2, look.radius - 0.6, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': lightness(tone) > 0.7 ? 0.8 : 0.2,
      'stroke-width': 0.7,
    }) +
    faces[look.face];
  return { width, height, markup };
}

function topFace(look: PowerBankLook, tone: Hex): string {
  const [width, , depth] = look.size;
  const gap = width / (look.ports.length + 1);
  return look.ports
    .map((kind, index) => port({ kind, x: gap * (index + 1), y: depth / 2 }, tone))
    .join('');
}

export function powerBankView(paints: Paints, look: PowerBankLook, tone: Hex, yaw = -30): Part {
  const [width, height, depth] = look.size;
  const view = createView(yaw, 26);
  const body = slab(paints, view, {
    face: face(paints, look, tone),
    depth,
    radius: look.radius,
    tone,
    posture: 'standing',
  });
  const { left, top } = boxBounds(view, width, height, depth);
  const ports = group(
    {
      transform: `translate(${figure(-left)} ${figure(-top)}) ${view.plane([0, 0, depth], [1, 0, 0], [0, 0, -1])}`,
    },
    topFace(look, tone),
  );
  const strap = look.strap
    ? path(
        d`M${body.width * 0.84} ${body.height * 0.2}c${width * 0.22} ${-height * 0.1} ${width * 0.28} ${height * 0.3} ${width * 0.1} ${height * 0.46}`,
        rounded(lighten(tone, -0.12), 3.4),
      )
    : '';
  const markup =
    floorShadow(paints, body.width / 2, body.height * 0.95, body.width * 0.56, body.height * 0.07) +
    strap +
    body.markup +
    ports;
  return { width: body.width, height: body.height, markup };
}

export function powerBankColours(paints: Paints, look: PowerBankLook, tones: readonly Hex[]): Part {
  const pieces = tones.map((tone) => powerBankView(paints, look, tone, -18));
  return inRow(pieces, { x: (pieces[0]?.width ?? 1) * 0.94 });
}
