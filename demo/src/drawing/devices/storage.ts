import { lighten, lightness, type Hex } from '../paint/colour.ts';
import { litSurface, metal, shades, type Paints } from '../paint/paints.ts';
import { box, circle, d, filled, group, path, repeated, stroked, turned } from '../paint/markup.ts';
import { inRow, floorShadow, type Part } from '../paint/part.ts';
import { createView } from '../paint/projection.ts';
import { slab } from './slab.ts';

/** A drive or a memory card; lengths in millimetres. */
export interface StorageLook {
  readonly shape: 'drive' | 'loop-drive' | 'disk' | 'memory-card' | 'twin-stick' | 'cap-stick';
  readonly accent: Hex;
}

function driveFace(paints: Paints, look: StorageLook, tone: Hex): Part {
  const [width, height] =
    look.shape === 'loop-drive' ? [52, 100] : look.shape === 'disk' ? [75, 107] : [57, 85];
  const line = lighten(tone, lightness(tone) > 0.5 ? -0.09 : 0.12);
  const marks =
    look.shape === 'disk'
      ? box(0, height * 0.5, width, height * 0.5, 6, lighten(tone, -0.08)) +
        repeated(9, (index) =>
          path(d`M${index * 9 - 10} ${height}L${index * 9 + 26} ${height * 0.5}`, {
            stroke: line,
            'stroke-width': 1.2,
          }),
        )
      : look.shape === 'loop-drive'
        ? box(4, 26, width - 8, height - 32, 5, stroked(line, 0.9)) +
          box(4, height - 16, width - 8, 2.4, 1.2, look.accent) +
          circle(width / 2, 13, 8, '#efeae3') +
          circle(width / 2, 13, 8, stroked(look.accent, 2.6))
        : box(6, height - 20, width - 12, 1.6, 0.8, line) +
          box(width / 2 - 9, height * 0.42, 18, 4, 2, look.accent);
  const clip = paints.clip(box(0, 0, width, height, 7, {}));
  const markup =
    box(0, 0, width, height, 7, litSurface(paints, tone, 1.2)) +
    group({ 'clip-path': clip }, marks) +
    box(0.5, 0.5, width - 1, height - 1, 6.5, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.3,
      'stroke-width': 0.6,
    });
  return { width, height, markup };
}

function drive(paints: Paints, look: StorageLook, tone: Hex): Part {
  const view = createView(-26, 18);
  const face = driveFace(paints, look, tone);
  const body = slab(paints, view, {
    face,
    depth: look.shape === 'disk' ? 15 : 8.5,
    radius: 7,
    tone: lighten(tone, -0.04),
    posture: 'standing',
  });
  const markup =
    floorShadow(paints, body.width / 2, body.height * 0.96, body.width * 0.58, body.height * 0.07) +
    body.markup;
  return { ...body, markup };
}

function card(paints: Paints, look: StorageLook, tone: Hex): Part {
  const small = 'M0 4Q0 0 4 0H34L44 10V24Q44 27 47 29V60Q47 64 43 64H4Q0 64 0 60Z';
  const holder = 'M0 5Q0 0 5 0H62L78 16V97Q78 102 73 102H5Q0 102 0 97Z';
  const shade = paints.linear(55, shades(tone, { 0: 0.1, 0.5: 0, 1: -0.1 }));
  const markup =
    floorShadow(paints, 46, 102, 44, 5) +
    path(holder, litSurface(paints, '#2b2e35', 1.2)) +
    box(8, 44, 62, 46, 4, '#3a3e47') +
    box(12, 50, 30, 3, 1.5, look.accent) +
    repeated(6, (index) => box(8 + index * 8.4, 6, 5, 17, 1.4, '#17191d')) +
    turned(
      66,
      30,
      9,
      path(small, { fill: '#000000', 'fill-opacity': 0.16, transform: 'translate(1.5 2.5)' }),
      path(small, shade),
      path('M0 40H47V60Q47 64 43 64H4Q0 64 0 60Z', look.accent),
      box(7, 14, 26, 4, 2, filled('#ffffff', 0.85)),
      box(7, 22, 16, 3, 1.5, filled('#ffffff', 0.55)),
    );
  return { width: 118, height: 106, markup };
}

type Stick = 'twin-stick' | 'cap-stick';

function stick(paints: Paints, shape: Stick, look: StorageLook, tone: Hex): Part {
  const steel = metal(paints, '#c3c8cf', 90);
  const usb = (x: number) =>
    box(x, -6, 17, 12, 1, steel) +
    box(x + 7, -3.8, 3, 3, 0.4, '#3b4049') +
    box(x + 7, 0.8, 3, 3, 0.4, '#3b4049');
  const bodies: Record<Stick, string> = {
    'twin-stick':
      usb(46) +
      box(-22, -4, 12, 8, 3.6, steel) +
      box(-10, -7.5, 56, 15, 3, steel) +
      box(4, -8.5, 34, 17, 3.4, litSurface(paints, tone, 1.2)) +
      box(18, -1.4, 10, 2.8, 1.4, look.accent),
    'cap-stick':
      usb(44) +
      path('M0 -9H44V9H0Q-16 9 -16 0T0 -9Z', litSurface(paints, tone, 1.4)) +
      circle(-7, 0, 4, '#efeae3') +
      path('M6 -9L18 9H26L14 -9Z', look.accent),
  };
  const markup = floorShadow(paints, 46, 66, 38, 6) + turned(25, 52, -40, bodies[shape]);
  return { width: 84, height: 72, markup };
}

export function storageView(paints: Paints, look: StorageLook, tone: Hex): Part {
  const { shape } = look;
  if (shape === 'memory-card') return card(paints, look, tone);
  if (shape === 'twin-stick' || shape === 'cap-stick') return stick(paints, shape, look, tone);
  return drive(paints, look, tone);
}

export function storageColours(paints: Paints, look: StorageLook, tones: readonly Hex[]): Part {
  const views = tones.map((tone) => storageView(paints, look, tone));
  return inRow(views, { x: (views[0]?.width ?? 1) * 0.92, sway: 6 });
}
