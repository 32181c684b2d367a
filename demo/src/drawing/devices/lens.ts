import { lighten, mix, type Hex } from '../paint/colour.ts';
import { fade, metal, type Ink } from '../paint/ink.ts';
import { circle, ellipse, filled, group, stroked } from '../paint/markup.ts';

/** A camera lens behind glass: ring, coated glass, iris and two reflections. */
export function lens(ink: Ink, cx: number, cy: number, r: number, ring: Hex, tint: Hex): string {
  const glass = ink.radial(
    { 0: '#10131b', 0.7: '#0a0c12', 1: '#1d222d' },
    { cx: 0.42, cy: 0.4, r: 0.62 },
  );
  const iris = ink.radial(
    {
      0: mix(tint, '#000000', 0.55),
      0.5: mix(tint, '#0a0c14', 0.35),
      0.82: mix(tint, '#0a0c14', 0.72),
      1: '#07080d',
    },
    { cx: 0.5, cy: 0.52, r: 0.5 },
  );
  const shine = ink.radial(fade('#ffffff', { 0: 0.95, 0.4: 0.35, 1: 0 }));
  const glint = ink.radial({ 0: [lighten(tint, 0.25), 0.9], 1: [tint, 0] });
  return group(
    {},
    circle(cx, cy + r * 0.06, r * 1.05, filled('#000000', 0.18)),
    circle(cx, cy, r, metal(ink, ring, 55)),
    circle(cx, cy, r * 0.88, '#06070a'),
    circle(cx, cy, r * 0.85, glass),
    circle(cx, cy, r * 0.64, stroked('#343b4a', r * 0.035, 0.8)),
    circle(cx, cy, r * 0.5, { fill: iris, stroke: '#232936', 'stroke-width': r * 0.05 }),
    circle(cx, cy, r * 0.2, '#020204'),
    ellipse(cx - r * 0.2, cy - r * 0.24, r * 0.2, r * 0.15, shine),
    ellipse(cx + r * 0.24, cy + r * 0.28, r * 0.18, r * 0.16, glint),
  );
}

/** A flash or other small light. */
export function flash(ink: Ink, cx: number, cy: number, r: number): string {
  const glow = ink.radial({ 0: '#fffdf2', 0.55: '#f6e7b4', 1: '#cdb67c' });
  return circle(cx, cy, r, filled('#8d877a', 0.7)) + circle(cx, cy, r * 0.82, glow);
}
