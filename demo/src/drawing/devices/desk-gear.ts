import { lighten, lightness, type Hex } from '../paint/colour.ts';
import { litSurface, metal, type Paints } from '../paint/paints.ts';
import {
  at,
  box,
  circle,
  d,
  each,
  ellipse,
  figure,
  group,
  path,
  repeated,
  turned,
} from '../paint/markup.ts';
import { floorShadow, type Part } from '../paint/part.ts';
import { boxBounds, createView } from '../paint/projection.ts';
import { port, portFace, slab, type Port } from './slab.ts';
import { cord } from './earphones.ts';
import { lens } from './camera.ts';

/** A box of sockets on a short cable; millimetres. */
export interface HubLook {
  readonly length: number;
  readonly height: number;
  readonly ports: readonly Port['kind'][];
  readonly accent: Hex;
  readonly upright?: boolean;
}

export function hubView(paints: Paints, look: HubLook, tone: Hex): Part {
  const view = createView(-22, 24);
  const gap = look.length / (look.ports.length + 1);
  const y = look.height / 2;
  const ports = look.ports.map((kind, index) =>
    look.upright
      ? { kind, x: look.length / 2, y: (look.height / (look.ports.length + 1)) * (index + 1) }
      : { kind, x: gap * (index + 1), y },
  );
  const face = portFace(paints, lighten(tone, -0.03), [look.length, look.height, 4], ports);
  const body = slab(paints, view, {
    face,
    depth: look.upright ? 70 : 44,
    radius: 4,
    tone,
    posture: 'standing',
  });
  const start = look.upright ? 8 : 20;
  const markup =
    floorShadow(paints, body.width / 2, body.height * 0.94, body.width * 0.56, body.height * 0.12) +
    (look.upright
      ? ''
      : cord(
          d`M${start} ${body.height * 0.3}C${-30} ${body.height * 0.1} ${-34} ${body.height * 0.9} ${-14} ${body.height * 1.1}`,
          lighten(tone, -0.05),
          5.4,
        ) +
        turned(
          -14,
          body.height * 1.1,
          58,
          box(0, -4.5, 17, 9, 2.4, metal(paints, tone, 90)),
          box(17, -3.2, 7, 6.4, 3, metal(paints, '#b9bec6', 90)),
        )) +
    body.markup;
  return {
    width: body.width + 34,
    height: body.height + (look.upright ? 0 : 22),
    markup: at(look.upright ? 17 : 34, 0, markup),
  };
}

/** A web camera for the upper edge of a screen; millimetres. */
export interface WebcamLook {
  readonly shape: 'wide' | 'round';
  readonly accent: Hex;
}

export function webcamView(paints: Paints, look: WebcamLook, tone: Hex): Part {
  const dark = lightness(tone) < 0.5;
  const plate = dark ? lighten(tone, -0.06) : '#1b1d22';
  const clip = litSurface(paints, lighten(tone, -0.08), 1);
  const wide = look.shape === 'wide';
  const width = wide ? 96 : 66;
  const height = wide ? 30 : 44;
  const markup =
    floorShadow(paints, 60, 86, 34, 5) +
    path('M44 40H76L84 84Q84 87 80 87H40Q36 87 36 84Z', clip) +
    box(52, 34, 16, 16, 4, lighten(tone, -0.16)) +
    box(60 - width / 2, 6, width, height, height / 2, metal(paints, tone, 90)) +
    box(60 - width / 2 + 2.4, 8.4, width - 4.8, height - 4.8, height / 2 - 2.4, plate) +
    lens(paints, 60, 6 + height / 2, wide ? 11.5 : 15, look.accent, '#4a5fb5') +
    (wide
      ? each([-34, -28, 28, 34], (x) => ellipse(60 + x, 21, 1.6, 5.4, lighten(plate, 0.14)))
      : circle(60, 44.5, 1.2, '#cfe9ff')) +
    circle(wide ? 78 : 82, wide ? 21 : 28, 1.3, '#7fe3a1');
  return { width: 120, height: 90, markup };
}

/** A small desktop computer; millimetres. */
export interface MiniPcLook {
  readonly size: readonly [width: number, depth: number, height: number];
  readonly radius: number;
  readonly ports: readonly Port['kind'][];
  readonly top: 'plain' | 'dark' | 'vents';
}

export function miniPcView(paints: Paints, look: MiniPcLook, tone: Hex): Part {
  const [width, depth, height] = look.size;
  const view = createView(-30, 27);
  const lid = look.top === 'dark' ? lighten('#1a1c21', 0.02) : tone;
  const vents =
    look.top === 'vents'
      ? repeated(9, (index) =>
          box(width * 0.16 + index * width * 0.078, depth * 0.14, width * 0.035, depth * 0.72, 2, {
            fill: lighten(tone, -0.16),
          }),
        )
      : circle(width / 2, depth / 2, width * 0.09, {
          fill: lighten(lid, lightness(lid) > 0.5 ? -0.08 : 0.12),
        });
  const body = slab(paints, view, {
    face: {
      width,
      height: depth,
      markup: box(0, 0, width, depth, look.radius, litSurface(paints, lid, 0.9)) + vents,
    },
    depth: height,
    radius: look.radius,
    tone,
    posture: 'lying',
  });
  const { left, top } = boxBounds(view, width, height, -depth);
  const gap = (width - 2 * look.radius) / (look.ports.length + 1);
  const sockets = look.ports.map((kind, index) =>
    port({ kind, x: look.radius + gap * (index + 1), y: height * 0.5 }, tone),
  );
  const front = group(
    {
      transform: `translate(${figure(-left)} ${figure(-top)}) ${view.plane([0, 0, -depth], [1, 0, 0], [0, 1, 0])}`,
    },
    ...sockets,
  );
  const markup =
    floorShadow(paints, body.width / 2, body.height * 0.8, body.width * 0.56, body.height * 0.26) +
    body.markup +
    front;
  return { width: body.width, height: body.height, markup };
}
