import { lighten, lightness, mix, type Hex } from '../paint/colour.ts';
import { litSurface, metal, shades, type Paints } from '../paint/paints.ts';
import { at, box, circle, d, ellipse, group, path, repeated, stroked } from '../paint/markup.ts';
import { floorShadow, type Part } from '../paint/part.ts';
import { boxBounds, createView } from '../paint/projection.ts';
import { portFace, slab, type Port } from './slab.ts';

/** A charger for the wall socket: a block whose face holds the ports; millimetres. */
export interface ChargerLook {
  readonly size: readonly [width: number, height: number, depth: number];
  readonly radius: number;
  readonly ports: readonly Port['kind'][];
  readonly trim: 'none' | 'band' | 'ribs' | 'dark-face';
  readonly accent: Hex;
}

function portsOf(look: ChargerLook): readonly Port[] {
  const [width, height] = look.size;
  const gap = height / (look.ports.length + 1);
  return look.ports.map((kind, index) => ({ kind, x: width / 2, y: gap * (index + 1) }));
}

function prong(
  paints: Paints,
  from: readonly [number, number],
  to: readonly [number, number],
  r: number,
) {
  const fill = metal(paints, '#c8ccd3', 90);
  const [x1, y1] = from;
  const [x2, y2] = to;
  return (
    path(d`M${x1} ${y1}L${x2} ${y2}`, {
      stroke: '#8f959f',
      'stroke-width': r * 2,
      'stroke-linecap': 'round',
    }) +
    path(d`M${x1} ${y1 - r * 0.35}L${x2} ${y2 - r * 0.35}`, {
      stroke: '#f4f5f7',
      'stroke-width': r * 0.7,
      'stroke-linecap': 'round',
    }) +
    circle(x2, y2, r * 0.94, fill) +
    path(d`M${x1} ${y1}L${x1 + (x2 - x1) * 0.5} ${y1 + (y2 - y1) * 0.5}`, {
      stroke: '#2a2d33',
      'stroke-width': r * 2.05,
    })
  );
}

/** The charger with its pins, turned so that ports and side show. */
export function chargerView(paints: Paints, look: ChargerLook, tone: Hex, yaw = -36): Part {
  const [width, height, depth] = look.size;
  const view = createView(yaw, 17);
  const faceTone = look.trim === 'dark-face' ? mix(tone, '#17191e', 0.86) : tone;
  const plain = portFace(paints, faceTone, [width, height, look.radius], portsOf(look));
  const rim = box(0.8, 0.8, width - 1.6, height - 1.6, look.radius - 0.8, {
    ...stroked(lighten(tone, lightness(tone) > 0.6 ? -0.07 : 0.12), 0.6),
  });
  const body = slab(paints, view, {
    face: { ...plain, markup: plain.markup + rim },
    depth,
    radius: look.radius,
    tone,
    posture: 'standing',
  });
  const { left, top } = boxBounds(view, width, height, depth);
  const pins = [0.5 - 9.5 / width, 0.5 + 9.5 / width].map((share) =>
    prong(
      paints,
      view.project([width * share, height / 2, depth]),
      view.project([width * share, height / 2, depth + 19]),
      2.3,
    ),
  );
  const stripe =
    look.trim === 'band' || look.trim === 'ribs'
      ? repeated(look.trim === 'ribs' ? 7 : 1, (index) => {
          const z = look.trim === 'ribs' ? depth * (0.3 + index * 0.08) : depth * 0.16;
          const fill = look.trim === 'ribs' ? lighten(tone, -0.1) : look.accent;
          const edge = yaw < 0 ? 0 : width;
          return group(
            { transform: view.plane([edge, 0, z], [0, 0, 1], [0, 1, 0]) },
            box(
              0,
              look.radius * 0.7,
              look.trim === 'ribs' ? 1 : 2.4,
              height - look.radius * 1.4,
              0,
              fill,
            ),
          );
        })
      : '';
  const tail = Math.abs(view.project([0, 0, 19])[0]);
  const markup = at(
    tail,
    0,
    floorShadow(paints, body.width / 2, body.height * 0.95, body.width * 0.58, body.height * 0.09),
    at(-left, -top, ...pins),
    body.markup,
    at(-left, -top, stripe),
  );
  return { width: body.width + tail, height: body.height, markup };
}

/** A charger of each colour side by side, or the ports and the side of the one there is. */
export function chargerRow(
  paints: Paints,
  look: ChargerLook,
  tones: readonly [Hex, ...Hex[]],
): Part {
  const views =
    tones.length > 1
      ? tones.map((tone) => chargerView(paints, look, tone, -28))
      : [-20, -62].map((yaw) => chargerView(paints, look, tones[0], yaw));
  const height = Math.max(...views.map((view) => view.height));
  let across = 0;
  const markup = views.map((view) => {
    const left = across;
    across += view.width * 1.02;
    return at(left, height - view.height, view.markup);
  });
  return { width: across, height, markup: markup.join('') };
}

/** A charger for the car's socket. */
export interface CarChargerLook {
  readonly accent: Hex;
}

/** A charger for the car: a short barrel with a ring of light around its ports. */
export function carCharger(paints: Paints, { accent }: CarChargerLook, tone: Hex): Part {
  const barrel = paints.linear(
    90,
    shades(tone, { 0: -0.12, 0.2: 0.2, 0.45: 0, 0.85: -0.14, 1: -0.02 }),
  );
  const steel = metal(paints, '#b9bec7', 90);
  const markup =
    floorShadow(paints, 46, 47, 50, 5) +
    box(62, 14, 22, 16, 5, steel) +
    box(24, 8, 46, 28, 4, barrel) +
    box(40, 4.5, 14, 4.5, 2, steel) +
    box(40, 35.5, 14, 4.5, 2, steel) +
    path('M14 0H34C37 0 38 2 38 5V39C38 42 37 44 34 44H14Z', barrel) +
    ellipse(14, 22, 10.5, 22, litSurface(paints, lighten(tone, 0.04), 1.2)) +
    ellipse(14, 22, 8.6, 18.4, stroked(accent, 1)) +
    ellipse(14, 22, 7.6, 16.6, '#101216') +
    box(11.4, 9.5, 4.4, 9, 2, '#4d5460') +
    box(10.6, 23.5, 5.6, 12, 0.8, '#f2c14e');
  return { width: 86, height: 46, markup };
}
