import type { Hex } from '../paint/colour.ts';
import type { Paints } from '../paint/paints.ts';
import { inRow, floorShadow, softShadow, type Part } from '../paint/part.ts';
import { at, turned } from '../paint/markup.ts';
import { createView } from '../paint/projection.ts';
import { phoneBack, phoneFront, rimOf } from './phone.ts';
import type { PhoneLook } from './phone-spec.ts';
import { slab } from './slab.ts';

function cameraReach(look: PhoneLook): number {
  const fields = look.camera.islands.map((field) => field.x + field.width);
  const spots = [...look.camera.lenses, ...look.camera.flashes].map((spot) => spot.x + spot.r);
  return Math.max(...fields, ...spots);
}

/** Back and front side by side, the front before the back, as shops usually show phones. */
export function phonePair(paints: Paints, look: PhoneLook, tone: Hex): Part {
  const back = phoneBack(paints, look, tone);
  const front = phoneFront(paints, look, tone);
  const step = Math.min(back.width * 0.98, Math.max(back.width * 0.66, cameraReach(look) + 4));
  const drop = back.height * 0.02;
  const width = step + front.width;
  const height = back.height + drop;
  const markup =
    floorShadow(paints, back.width * 0.48, back.height, back.width * 0.56, back.width * 0.055) +
    floorShadow(paints, step + front.width / 2, height, front.width * 0.58, front.width * 0.06) +
    back.markup +
    at(step, drop, softShadow(front.width, front.height - 3, look.corner, 4.5, 0.42), front.markup);
  return { width, height, markup };
}

/** Back and front turned a little, so that the thickness and the rim show. */
export function phoneTurned(paints: Paints, look: PhoneLook, tone: Hex): Part {
  const [, , depth] = look.size;
  const rim = rimOf(look, tone);
  const shape = { depth, radius: look.corner, tone: rim, posture: 'standing' } as const;
  const back = slab(paints, createView(-36, 9), { face: phoneBack(paints, look, tone), ...shape });
  const front = slab(paints, createView(34, 9), { face: phoneFront(paints, look, tone), ...shape });
  const step = back.width * 0.86;
  const drop = back.height * 0.03;
  const width = step + front.width;
  const height = Math.max(back.height, front.height + drop);
  const markup =
    floorShadow(paints, back.width / 2, back.height * 0.965, back.width * 0.55, back.width * 0.08) +
    floorShadow(
      paints,
      step + front.width / 2,
      height * 0.97,
      front.width * 0.55,
      front.width * 0.08,
    ) +
    back.markup +
    at(step, drop, front.markup);
  return { width, height, markup };
}

/** The backs of every colour in a row, each before the one to its left. */
export function phoneColours(paints: Paints, look: PhoneLook, tones: readonly Hex[]): Part {
  const backs = tones.map((tone) => phoneBack(paints, look, tone));
  const [width, height] = look.size;
  return inRow(
    backs,
    { x: width * (tones.length > 3 ? 0.56 : 0.72) },
    (_, left) => floorShadow(paints, left + width / 2, height, width * 0.55, width * 0.055),
    (_, index) => softShadow(width, height - 3, look.corner, 4, index === 0 ? 0.1 : 0.36),
  );
}

export function phoneDetail(paints: Paints, look: PhoneLook, tone: Hex): Part {
  const back = phoneBack(paints, look, tone);
  const side = Math.max(46, cameraReach(look) * 1.15);
  const spots = look.camera.lenses;
  const mean = (of: (spot: { x: number; y: number }) => number) =>
    spots.reduce((total, spot) => total + of(spot), 0) / spots.length;
  const markup = turned(
    side / 2,
    side * 0.52,
    -14,
    at(
      -mean((spot) => spot.x) - 3,
      -mean((spot) => spot.y),
      softShadow(back.width, back.height, look.corner, 5, 0.3),
      back.markup,
    ),
  );
  return { width: side, height: side, markup };
}
