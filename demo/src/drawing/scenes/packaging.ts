import { lighten, lightness, mix, type Hex } from '../paint/colour.ts';
import { litSurface, shades, type Paints } from '../paint/paints.ts';
import { at, box, circle, filled, group, polygon } from '../paint/markup.ts';
import { fitting, floorShadow, place, type Part } from '../paint/part.ts';
import { boxBounds, createView } from '../paint/projection.ts';
import { seeded } from '../paint/seeded.ts';

function sizeFor(thing: Part): readonly [width: number, height: number, depth: number] {
  const shape = thing.width / thing.height;
  if (shape > 1.2) return [210, 138, 44];
  if (shape < 0.75) return [122, 196, 46];
  return [156, 172, 58];
}

function print(paints: Paints, thing: Part, card: Hex, width: number, height: number): string {
  const glow = paints.radial({
    0: [lighten(card, lightness(card) > 0.6 ? 0.08 : 0.2), 1],
    1: [card, 0],
  });
  const line = lighten(card, lightness(card) > 0.6 ? -0.3 : 0.4);
  return (
    box(0, 0, width, height, 1.5, litSurface(paints, card, 0.5)) +
    circle(width / 2, height * 0.46, Math.min(width, height) * 0.6, glow) +
    place(thing, {
      cx: width / 2,
      cy: height * 0.46,
      scale: fitting(thing, width * 0.82, height * 0.7),
    }) +
    box(width * 0.08, height - 15, 26, 4, 2, line) +
    box(width * 0.08, height - 8.5, 16, 2.4, 1.2, filled(line, 0.55)) +
    circle(width * 0.92, height - 11, 4.5, filled(line, 0.85))
  );
}

const DEEP: readonly [Hex, ...Hex[]] = ['#1f4a52', '#2b3550', '#6b3a35', '#33443a', '#3f3550'];

function cardFor(tone: Hex): Hex {
  return lightness(tone) > 0.62
    ? mix(tone, seeded(`carton ${tone}`).pick(DEEP), 0.82)
    : mix(tone, '#f3eee5', 0.84);
}

/** The product's carton with its picture on it, and the product before it. */
export function packaging(paints: Paints, thing: Part, tone: Hex): Part {
  const [width, height, depth] = sizeFor(thing);
  const view = createView(-33, 15);
  const card = cardFor(tone);
  const corner = (x: number, y: number, z: number) => view.project([x, y, z]);
  const bounds = boxBounds(view, width, height, depth);
  const { width: across, height: tall } = bounds;
  const side = polygon(
    [corner(0, 0, 0), corner(0, 0, depth), corner(0, height, depth), corner(0, height, 0)],
    paints.linear(0, shades(card, { 0: -0.16, 1: -0.08 })),
  );
  const lid = polygon(
    [corner(0, 0, 0), corner(width, 0, 0), corner(width, 0, depth), corner(0, 0, depth)],
    lighten(card, 0.07),
  );
  const front = group(
    { transform: view.plane([0, 0, 0], [1, 0, 0], [0, 1, 0]) },
    print(paints, thing, card, width, height),
  );
  const scale = fitting(thing, across * 0.78, tall * 0.62);
  const own = { width: thing.width * scale, height: thing.height * scale };
  const whole = { width: across + own.width * 0.62, height: tall + 16 };
  const markup =
    floorShadow(paints, across / 2, tall * 0.965, across * 0.56, tall * 0.055) +
    at(-bounds.left, -bounds.top, side, lid, front) +
    place(thing, {
      cx: whole.width - own.width / 2,
      cy: whole.height - own.height / 2,
      scale,
    });
  return { ...whole, markup };
}
