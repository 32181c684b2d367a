import { lighten, lightness, type Hex } from '../paint/colour.ts';
import { litSurface, type Paints } from '../paint/paints.ts';
import { box, polygon } from '../paint/markup.ts';
import type { Part } from '../paint/part.ts';
import type { Point2 } from '../paint/projection.ts';
import { notebookKeys, rainbowAt } from './keys.ts';
import type { LaptopLook } from './laptop-lid.ts';

/** Where a point of the deck lands; `u` and `v` run 0 to 1 from hinge and left edge. */
export type DeckMap = (u: number, v: number) => Point2;

function keyboardField(look: LaptopLook) {
  const wide = look.keys.numpad ? 0.94 : 0.86;
  return { left: (1 - wide) / 2, top: 0.1, width: wide, height: 0.5 };
}

/** The keys and the touchpad of a deck, wherever the map puts them. */
export function deckDetails(paints: Paints, look: LaptopLook, tone: Hex, map: DeckMap): string {
  const field = keyboardField(look);
  const { keys, columns, rows } = notebookKeys(look.keys.numpad);
  const quad = (left: number, top: number, right: number, bottom: number): Point2[] => [
    map(left, top),
    map(right, top),
    map(right, bottom),
    map(left, bottom),
  ];
  const gap = 0.07;
  const well = quad(
    field.left - 0.008,
    field.top - 0.014,
    field.left + field.width + 0.008,
    field.top + field.height + 0.014,
  );
  const { glow } = look.keys;
  const bed = lighten(look.keys.tone, lightness(look.keys.tone) > 0.5 ? -0.2 : -0.1);
  let markup = polygon(well, {
    fill: glow === undefined ? lighten(tone, -0.1) : bed,
    'stroke-linejoin': 'round',
    stroke: lighten(tone, -0.14),
    'stroke-width': 0.8,
  });
  for (const key of keys) {
    const left = field.left + ((key.x + gap) / columns) * field.width;
    const right = field.left + ((key.x + key.width - gap) / columns) * field.width;
    const top = field.top + ((key.y + gap) / rows) * field.height;
    const bottom = field.top + ((key.y + key.height - gap) / rows) * field.height;
    const light = glow === 'rainbow' ? rainbowAt(key.x / columns) : glow;
    const face = key.role === 'letter' ? look.keys.tone : lighten(look.keys.tone, 0.03);
    markup += polygon(quad(left, top, right, bottom), {
      fill: face,
      stroke: light ?? lighten(face, 0.05),
      'stroke-width': light === undefined ? 0.5 : 0.9,
      'stroke-opacity': light === undefined ? 0.8 : 0.85,
      'stroke-linejoin': 'round',
    });
  }
  const middle = look.keys.numpad ? 0.43 : 0.5;
  const pad = look.keys.numpad ? 0.15 : 0.19;
  markup += polygon(quad(middle - pad, 0.66, middle + pad, 0.965), {
    fill: litSurface(paints, lighten(tone, lightness(tone) > 0.5 ? -0.035 : 0.04), 0.4),
    stroke: lighten(tone, lightness(tone) > 0.5 ? -0.12 : 0.12),
    'stroke-width': 0.6,
    'stroke-linejoin': 'round',
  });
  return markup;
}

/** The deck seen straight from above; millimetres. */
export function deckFlat(paints: Paints, look: LaptopLook, tone: Hex): Part {
  const { width, depth } = look;
  const markup =
    box(0, 0, width, depth, 7, litSurface(paints, tone, 0.6)) +
    deckDetails(paints, look, tone, (u, v) => [u * width, v * depth]);
  return { width, height: depth, markup };
}
