import { lighten, lightness, type Hex } from '../paint/colour.ts';
import { litSurface, metal, type Paints } from '../paint/paints.ts';
import { at, box, circle, d, group, path, stroked, turned, rounded } from '../paint/markup.ts';
import { floorShadow, type Part } from '../paint/part.ts';
import { createView, type View } from '../paint/projection.ts';
import { slab, type Slab } from './slab.ts';

/** A charger without a plug: a round pad on a cable, or a stand for three devices. */
export interface WirelessLook {
  readonly shape: 'puck' | 'stand';
  readonly accent: Hex;
}

function pad(paints: Paints, r: number, tone: Hex, accent: Hex): Part {
  const ring = lighten(tone, lightness(tone) > 0.6 ? -0.08 : 0.14);
  const markup =
    circle(r, r, r, metal(paints, accent, 45)) +
    circle(r, r, r * 0.93, litSurface(paints, tone, 0.8)) +
    circle(r, r, r * 0.62, stroked(ring, 0.7)) +
    circle(r, r, r * 0.3, stroked(ring, 0.5));
  return { width: 2 * r, height: 2 * r, markup };
}

/** A round thing, `depth` thick. */
function disc(
  paints: Paints,
  view: View,
  face: Part,
  depth: number,
  tone: Hex,
  posture: Slab['posture'],
): Part {
  return slab(paints, view, { face, depth, radius: face.width / 2, tone, posture });
}

function lead(points: string, tone: Hex): string {
  return path(points, rounded(lighten(tone, -0.18), 3.6)) + path(points, rounded(tone, 2.6));
}

function puck(paints: Paints, look: WirelessLook, tone: Hex): Part {
  const view = createView(-18, 46);
  const { accent } = look;
  const flat = disc(paints, view, pad(paints, 28, tone, accent), 5.4, accent, 'lying');
  const markup =
    lead('M34 44C22 62 -8 66 -6 44C-4 24 12 -6 46 -8C72 -9 92 -2 98 -16', tone) +
    turned(
      98,
      -16,
      -64,
      box(0, -3.4, 14, 6.8, 2, lighten(tone, -0.02)),
      box(14, -2.2, 6.5, 4.4, 2.2, '#aeb4bd'),
    ) +
    at(
      18,
      -2,
      floorShadow(
        paints,
        flat.width / 2,
        flat.height * 0.74,
        flat.width * 0.54,
        flat.height * 0.32,
      ),
      flat.markup,
    );
  return {
    width: 100,
    height: 58,
    markup: group({ transform: 'translate(4 20) scale(.9)' }, markup),
  };
}

function stand(paints: Paints, look: WirelessLook, tone: Hex): Part {
  const view = createView(-26, 24);
  const { accent } = look;
  const base = disc(paints, view, pad(paints, 46, lighten(tone, -0.02), accent), 9, tone, 'lying');
  const large = disc(paints, view, pad(paints, 29, tone, accent), 7, tone, 'standing');
  const small = disc(
    paints,
    view,
    pad(paints, 16, lighten(tone, -0.1), accent),
    6,
    tone,
    'standing',
  );
  const rod = metal(paints, accent, 0);
  const markup =
    floorShadow(paints, 66, 148, 60, 24) +
    at(16, 112, base.markup) +
    path(d`M62 136L56 40h9l6 96z`, rod) +
    path(d`M60 82C84 78 96 84 104 92l-3 6c-10-8-22-11-40-8z`, rod) +
    at(84, 70, small.markup) +
    at(26, 2, large.markup);
  return { width: 126, height: 166, markup };
}

export function wirelessView(paints: Paints, look: WirelessLook, tone: Hex): Part {
  return look.shape === 'puck' ? puck(paints, look, tone) : stand(paints, look, tone);
}
