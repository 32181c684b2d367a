import { lighten, mix, type Hex } from '../paint/colour.ts';
import { litSurface, metal, shades, type Paints } from '../paint/paints.ts';
import { at, box, d, group, path, polygon } from '../paint/markup.ts';
import { floorShadow, type Part } from '../paint/part.ts';
import { createView, type Point3 } from '../paint/projection.ts';
import { deckDetails, deckFlat, type DeckMap } from './laptop-deck.ts';
import { lidInside, lidOutside, type LaptopLook } from './laptop-lid.ts';
import { slab } from './slab.ts';

const NARROWING = 0.1;

function frontDeck(paints: Paints, look: LaptopLook, tone: Hex, drop: number): string {
  const { width, depth, thickness } = look;
  const tall = depth * 0.27;
  const widest = 1 / (1 - NARROWING);
  const map: DeckMap = (u, v) => {
    const size = 1 / (1 - NARROWING * v);
    return [width / 2 + (u - 0.5) * width * size, drop + (tall * (size - 1)) / (widest - 1)];
  };
  const [left, front] = map(0, 1);
  const [right] = map(1, 1);
  const lip = Math.max(3.2, thickness * 0.36);
  const edge = paints.linear(90, shades(tone, { 0: 0.14, 0.3: 0, 1: -0.22 }));
  return (
    floorShadow(paints, width / 2, front + lip, width * 0.56, depth * 0.05) +
    polygon([map(0, 0), map(1, 0), [right, front], [left, front]], {
      fill: litSurface(paints, tone, 0.6),
      stroke: lighten(tone, 0.02),
      'stroke-width': 2.5,
      'stroke-linejoin': 'round',
    }) +
    deckDetails(paints, look, tone, map) +
    path(
      d`M${left - 1.2} ${front}H${right + 1.2}v${lip * 0.4}a${lip * 0.6} ${lip * 0.6} 0 0 1 ${-lip * 0.6} ${lip * 0.6}H${left - 1.2 + lip * 0.6}a${lip * 0.6} ${lip * 0.6} 0 0 1 ${-lip * 0.6} ${-lip * 0.6}z`,
      edge,
    ) +
    box(width / 2 - 22, front, 44, lip * 0.42, lip * 0.3, lighten(tone, -0.14))
  );
}

export function laptopFront(paints: Paints, look: LaptopLook, tone: Hex): Part {
  const lid = lidInside(paints, look, tone);
  const hinge = lid.height + 3;
  const hingeBar = box(look.width * 0.1, lid.height - 1, look.width * 0.8, 5, 2, {
    fill: metal(paints, mix(tone, '#14161a', 0.55), 90),
  });
  const spread = (look.width * NARROWING) / (1 - NARROWING) / 2;
  const markup = at(spread, 0, frontDeck(paints, look, tone, hinge), hingeBar, lid.markup);
  return { width: look.width + 2 * spread, height: hinge + look.depth * 0.27 + 6, markup };
}

function leaning(origin: Point3, height: number, lean: number): { top: Point3; down: Point3 } {
  const angle = (lean * Math.PI) / 180;
  const [x, y, z] = origin;
  return {
    top: [x, y - height * Math.cos(angle), z + height * Math.sin(angle)],
    down: [0, Math.cos(angle), -Math.sin(angle)],
  };
}

/** The open notebook turned a quarter, from a little above. */
export function laptopTurned(paints: Paints, look: LaptopLook, tone: Hex, yaw = -28): Part {
  const view = createView(yaw, 24);
  const lid = lidInside(paints, look, tone);
  const deck = slab(paints, view, {
    face: deckFlat(paints, look, tone),
    depth: look.thickness * 0.72,
    radius: 7,
    tone,
    posture: 'lying',
  });
  const { top, down } = leaning([0, 0, 0], lid.height, 20);
  const corner = view.project(top);
  const far = view.project([top[0] + look.width, top[1], top[2]]);
  const foot = view.project([0, 0, -look.depth]);
  const hinge = view.project([look.width, 0, 0]);
  const low = view.project([look.width, look.thickness * 0.72, -look.depth]);
  const origin = view.project([0, 0, 0]);
  const left = Math.min(corner[0], foot[0], origin[0]);
  const upper = Math.min(corner[1], far[1]);
  const right = Math.max(hinge[0], low[0], far[0]);
  const lower = Math.max(low[1], foot[1] + look.thickness);
  const shift = at(
    -left,
    -upper,
    floorShadow(
      paints,
      (Math.min(foot[0], origin[0]) + right) / 2,
      (foot[1] + hinge[1]) / 2 + look.thickness * 1.6,
      (right - left) * 0.54,
      look.depth * 0.24,
    ),
    at(Math.min(foot[0], origin[0]), Math.min(hinge[1], origin[1], foot[1]), deck.markup),
    ...[4, 3, 2, 1].map((layer) =>
      group(
        {
          transform: view.plane(
            [top[0], top[1] + layer * 0.5, top[2] + layer * 1.1],
            [1, 0, 0],
            down,
          ),
        },
        box(0, 0, lid.width, lid.height, 8, lighten(tone, layer === 4 ? 0.08 : -0.1)),
      ),
    ),
    group({ transform: view.plane(top, [1, 0, 0], down) }, lid.markup),
  );
  return { width: right - left, height: lower - upper, markup: shift };
}

/** Closed notebooks fanned out, one for each colour, the first on top. */
export function laptopPile(paints: Paints, look: LaptopLook, tones: readonly Hex[]): Part {
  const view = createView(-32, 36);
  const pieces = tones.map((tone) =>
    slab(paints, view, {
      face: lidOutside(paints, look, tone),
      depth: look.thickness,
      radius: 8,
      tone: lighten(tone, -0.03),
      posture: 'lying',
    }),
  );
  const [across, down] = [
    Math.max(...pieces.map((piece) => piece.width)),
    Math.max(...pieces.map((piece) => piece.height)),
  ];
  const step = { x: across * 0.07, y: down * 0.2 };
  const markup = pieces
    .map((piece, index) =>
      at(
        index * step.x,
        index * step.y,
        floorShadow(paints, across / 2, down * 0.68, across * 0.54, down * 0.34),
        piece.markup,
      ),
    )
    .reverse()
    .join('');
  const last = pieces.length - 1;
  return { width: across + step.x * last, height: down + step.y * last, markup };
}

export function laptopDetail(paints: Paints, look: LaptopLook, tone: Hex): Part {
  const view = createView(24, 46);
  const deck = slab(paints, view, {
    face: deckFlat(paints, look, tone),
    depth: look.thickness * 0.7,
    radius: 7,
    tone,
    posture: 'lying',
  });
  const side = look.width * 0.56;
  const markup = at(
    side * 0.52 - deck.width * 0.46,
    side * 0.6 - deck.height * 0.6,
    floorShadow(paints, deck.width / 2, deck.height * 0.76, deck.width * 0.55, deck.height * 0.3),
    deck.markup,
  );
  return { width: side, height: side, markup };
}
