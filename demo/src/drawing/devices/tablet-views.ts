import { lighten, type Hex } from '../paint/colour.ts';
import { metal, type Paints } from '../paint/paints.ts';
import { at, box, polygon } from '../paint/markup.ts';
import { floorShadow, softShadow, type Part } from '../paint/part.ts';
import { phoneBack, phoneFront } from './phone.ts';
import type { PhoneLook } from './phone-spec.ts';

/** A tablet: the phone's glass slab, larger, maybe with a pen. */
export interface TabletLook extends PhoneLook {
  readonly pen?: Hex;
}

function pen(paints: Paints, tone: Hex, length: number): string {
  const body = metal(paints, tone, 0);
  return (
    polygon(
      [
        [2.2, 0],
        [4.6, 0],
        [6.8, 11],
        [0, 11],
      ],
      lighten(tone, -0.08),
    ) +
    box(2.4, -2.4, 2, 4, 1, lighten(tone, -0.3)) +
    box(0, 11, 6.8, length - 11, 1.6, body) +
    box(0, length - 10, 6.8, 0.7, 0, lighten(tone, -0.2))
  );
}

/** Back, front before it, and the pen when there is one. */
export function tabletPair(paints: Paints, look: TabletLook, tone: Hex): Part {
  const back = phoneBack(paints, look, tone);
  const front = phoneFront(paints, look, tone);
  const step = back.width * 0.44;
  const drop = back.height * 0.03;
  const width = step + front.width + (look.pen === undefined ? 0 : 16);
  const height = back.height + drop;
  const markup =
    floorShadow(paints, back.width * 0.5, back.height, back.width * 0.54, back.width * 0.04) +
    floorShadow(paints, step + front.width / 2, height, front.width * 0.56, front.width * 0.045) +
    back.markup +
    at(step, drop, softShadow(front.width, front.height - 4, look.corner, 7, 0.42), front.markup) +
    (look.pen === undefined
      ? ''
      : at(
          step + front.width + 8,
          height - 168,
          floorShadow(paints, 3.4, 168, 9, 2),
          pen(paints, look.pen, 168),
        ));
  return { width, height, markup };
}
