import { lighten, lightness, type Hex } from '../paint/colour.ts';
import { shades, litSurface, type Paints } from '../paint/paints.ts';
import { box, group, circle } from '../paint/markup.ts';
import type { Part } from '../paint/part.ts';
import { boxBounds, type Point3, type View } from '../paint/projection.ts';

/** A rounded slab in space: a flat face and the thickness behind it. */
export interface Slab {
  readonly face: Part;
  readonly depth: number;
  readonly radius: number;
  /** Colour of the sides. */
  readonly tone: Hex;
  /** With `standing` its face is towards the viewer, with `lying` upwards. */
  readonly posture: 'standing' | 'lying';
}

const POSTURES: Record<
  Slab['posture'],
  { readonly u: Point3; readonly v: Point3; readonly inward: Point3 }
> = {
  standing: { u: [1, 0, 0], v: [0, 1, 0], inward: [0, 0, 1] },
  lying: { u: [1, 0, 0], v: [0, 0, -1], inward: [0, 1, 0] },
};

function along([x, y, z]: Point3, length: number): Point3 {
  return [x * length, y * length, z * length];
}

/** Draws a slab from the view. The part is the box of its outline. */
export function slab(paints: Paints, view: View, thing: Slab): Part {
  const { face, depth, radius, tone } = thing;
  const { u, v, inward } = POSTURES[thing.posture];
  const isStanding = thing.posture === 'standing';
  const [down, back] = isStanding ? [face.height, depth] : [depth, -face.height];
  const { left, top, width, height } = boxBounds(view, face.width, down, back);
  const side = paints.linear(
    isStanding ? 15 : 25,
    shades(tone, { 0: -0.04, 0.25: 0.1, 0.6: -0.06, 1: -0.16 }),
  );
  const bright = paints.linear(20, shades(tone, { 0: 0.16, 0.5: 0.06, 1: 0.2 }));
  const layers = Math.max(4, Math.min(44, Math.ceil(depth * 2.4)));
  let body = '';
  for (let layer = layers; layer >= 1; layer -= 1) {
    const share = layer / layers;
    const rim = layer === layers || layer === 1;
    body += group(
      { transform: view.plane(along(inward, depth * share), u, v) },
      box(0, 0, face.width, face.height, radius, rim ? bright : side),
    );
  }
  const front = group({ transform: view.plane([0, 0, 0], u, v) }, face.markup);
  const markup = group({ transform: `translate(${String(-left)} ${String(-top)})` }, body, front);
  return { width, height, markup };
}

/** A socket on a face, by its middle. */
export interface Port {
  readonly kind: 'usb-c' | 'usb-a' | 'hdmi' | 'card' | 'audio' | 'key';
  readonly x: number;
  readonly y: number;
}

/** One socket; millimetres. */
export function port({ kind, x, y }: Port, tone: Hex): string {
  const rim = lighten(tone, lightness(tone) > 0.5 ? -0.16 : 0.16);
  const socket = (width: number, height: number, radius: number) =>
    box(x - width / 2 - 0.4, y - height / 2 - 0.4, width + 0.8, height + 0.8, radius + 0.4, rim) +
    box(x - width / 2, y - height / 2, width, height, radius, '#0a0b0e');
  switch (kind) {
    case 'usb-c':
      return socket(8.6, 3, 1.5) + box(x - 2.9, y - 0.4, 5.8, 0.8, 0.3, '#5b6270');
    case 'usb-a':
      return socket(12.4, 4.9, 0.7) + box(x - 5.2, y - 1.7, 10.4, 1.7, 0.2, '#f2c14e');
    case 'hdmi':
      return socket(14, 4.8, 1) + box(x - 5, y - 0.5, 10, 1, 0.2, '#4c525e');
    case 'card':
      return socket(13, 1.8, 0.5);
    case 'audio':
      return circle(x, y, 2.6, rim) + circle(x, y, 1.8, '#0a0b0e');
    case 'key':
      return circle(x, y, 4, rim) + circle(x, y, 3.3, lighten(tone, 0.04));
  }
}

/** A plain rounded face with sockets. */
export function portFace(
  paints: Paints,
  tone: Hex,
  [width, height, radius]: readonly [number, number, number],
  ports: readonly Port[],
): Part {
  const markup =
    box(0, 0, width, height, radius, litSurface(paints, tone, 0.9)) +
    ports.map((socket) => port(socket, tone)).join('');
  return { width, height, markup };
}
