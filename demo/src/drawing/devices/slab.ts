import type { Hex } from '../paint/colour.ts';
import { shades, type Ink } from '../paint/ink.ts';
import { box, group } from '../paint/markup.ts';
import type { Part } from '../paint/part.ts';
import { boundsOf, type Point3, type View } from '../paint/projection.ts';

/** A rounded slab in space: a flat face and the thickness behind it. */
export interface Slab {
  readonly face: Part;
  readonly depth: number;
  readonly radius: number;
  /** Colour of the sides. */
  readonly tone: Hex;
  /** Standing shows its face to the eye; lying shows it to the ceiling. */
  readonly posture: 'standing' | 'lying';
  /** A thin bright line where face and side meet; off for soft things. */
  readonly chamfer?: boolean;
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

function sum(...points: readonly Point3[]): Point3 {
  return points.reduce<Point3>(([x, y, z], [dx, dy, dz]) => [x + dx, y + dy, z + dz], [0, 0, 0]);
}

/** Draws a slab as the view sees it. The part is its outline's box. */
export function slab(ink: Ink, view: View, thing: Slab): Part {
  const { face, depth, radius, tone } = thing;
  const { u, v, inward } = POSTURES[thing.posture];
  const corners = [0, depth].flatMap((down) =>
    [0, face.width].flatMap((across) =>
      [0, face.height].map((along_) =>
        view.project(sum(along(u, across), along(v, along_), along(inward, down))),
      ),
    ),
  );
  const { left, top, width, height } = boundsOf(corners);
  const side = ink.linear(
    thing.posture === 'standing' ? 15 : 25,
    shades(tone, { 0: -0.04, 0.25: 0.1, 0.6: -0.06, 1: -0.16 }),
  );
  const bright = ink.linear(20, shades(tone, { 0: 0.16, 0.5: 0.06, 1: 0.2 }));
  const layers = Math.max(4, Math.min(44, Math.ceil(depth * 2.4)));
  let body = '';
  for (let layer = layers; layer >= 1; layer -= 1) {
    const share = layer / layers;
    const rim = thing.chamfer !== false && (layer === layers || layer === 1);
    body += group(
      { transform: view.plane(along(inward, depth * share), u, v) },
      box(0, 0, face.width, face.height, radius, rim ? bright : side),
    );
  }
  const front = group({ transform: view.plane([0, 0, 0], u, v) }, face.markup);
  const markup = group({ transform: `translate(${String(-left)} ${String(-top)})` }, body, front);
  return { width, height, markup };
}
