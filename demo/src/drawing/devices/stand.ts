import { lighten, type Hex } from '../paint/colour.ts';
import { litSurface, type Paints } from '../paint/paints.ts';
import { at, box, each, group, polygon, tag } from '../paint/markup.ts';
import { floorShadow, type Part } from '../paint/part.ts';
import { boundsOf, createView, type Point3 } from '../paint/projection.ts';

/** A stand for a notebook computer; millimetres. */
export interface StandLook {
  readonly shape: 'plate' | 'folding';
  readonly accent: Hex;
}

const WIDTH = 236;
const BACK: Point3 = [0, -128, -14];
const FRONT: Point3 = [0, -62, -216];

/** The stand from its side front: base, arm or crossed legs, slanted top with two lips. */
export function standView(paints: Paints, look: StandLook, tone: Hex): Part {
  const view = createView(-34, 19);
  const long = Math.hypot(FRONT[1] - BACK[1], FRONT[2] - BACK[2]);
  const slope: Point3 = [0, (FRONT[1] - BACK[1]) / long, (FRONT[2] - BACK[2]) / long];
  const dark = lighten(tone, -0.16);
  const metalSide = lighten(tone, -0.08);

  const sheet = (origin: Point3, v: Point3, length: number, windows: boolean): string =>
    each([5, 4, 3, 2, 1, 0], (layer) => {
      const [x, y, z] = origin;
      const holes = windows
        ? look.shape === 'plate'
          ? box(WIDTH * 0.31, length * 0.24, WIDTH * 0.38, length * 0.46, 12, dark)
          : each([0.12, 0.56], (share) =>
              box(WIDTH * share, length * 0.15, WIDTH * 0.32, length * 0.66, 9, dark),
            )
        : '';
      const pads = each([0.18, 0.68], (share) =>
        box(WIDTH * share, length * 0.82, WIDTH * 0.14, 6, 3, look.accent),
      );
      const top = layer === 0;
      return group(
        { transform: view.plane([x, y + layer * 1.2, z], [1, 0, 0], v) },
        box(0, 0, WIDTH, length, 12, top ? litSurface(paints, tone, 1.1) : metalSide),
        top ? holes + (windows ? pads : '') : '',
      );
    });

  const bar = (from: Point3, to: Point3): string => {
    const [x1, y1] = view.project(from);
    const [x2, y2] = view.project(to);
    const line = { x1, y1, x2, y2, 'stroke-linecap': 'round' };
    return (
      tag('line', { ...line, stroke: dark, 'stroke-width': 13 }) +
      tag('line', { ...line, stroke: lighten(tone, 0.02), 'stroke-width': 9 }) +
      tag('line', { ...line, stroke: lighten(tone, 0.16), 'stroke-width': 2.4 })
    );
  };

  const plateArm = polygon(
    [
      view.project([62, -4, -30]),
      view.project([174, -4, -30]),
      view.project([174, -104, -90]),
      view.project([62, -104, -90]),
    ],
    {
      fill: litSurface(paints, lighten(tone, -0.05), 1.3),
      stroke: lighten(tone, 0.1),
      'stroke-width': 1.4,
    },
  );
  const crossed = each(
    [22, WIDTH - 22],
    (x) => bar([x, -4, -196], [x, -118, -34]) + bar([x, -4, -24], [x, -72, -190]),
  );
  const lips = each([0.16, 0.66], (share) =>
    each([4, 3, 2, 1, 0], (layer) =>
      group(
        {
          transform: view.plane(
            [WIDTH * share, FRONT[1] - 15, FRONT[2] + layer * 1.4],
            [1, 0, 0],
            [0, 1, 0],
          ),
        },
        box(0, 0, WIDTH * 0.17, 21, 4, layer === 0 ? litSurface(paints, tone, 1) : metalSide),
      ),
    ),
  );

  const { left, top, width, height } = boundsOf(
    [0, WIDTH].flatMap((x) => [
      view.project([x, 8, 0]),
      view.project([x, 8, -200]),
      view.project([x, BACK[1], BACK[2]]),
      view.project([x, FRONT[1], FRONT[2]]),
    ]),
  );
  const markup = at(
    -left,
    -top,
    floorShadow(paints, left + width / 2, top + height * 0.86, width * 0.52, height * 0.15),
    sheet([0, 0, 0], [0, 0, -1], 200, false),
    look.shape === 'plate' ? plateArm : crossed,
    sheet(BACK, slope, long, true),
    lips,
  );
  return { width, height, markup };
}
