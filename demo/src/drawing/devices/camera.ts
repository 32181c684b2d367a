import { lighten, lightness, mix, type Hex } from '../paint/colour.ts';
import { shades, fade, metal, type Paints, type Stops } from '../paint/paints.ts';
import { box, stroked, circle, ellipse, filled, group } from '../paint/markup.ts';

/** A camera lens behind glass: ring, coated glass, iris and two reflections. */
export function lens(
  paints: Paints,
  cx: number,
  cy: number,
  r: number,
  ring: Hex,
  tint: Hex,
): string {
  const glass = paints.radial(
    { 0: '#10131b', 0.7: '#0a0c12', 1: '#1d222d' },
    { cx: 0.42, cy: 0.4, r: 0.62 },
  );
  const iris = paints.radial(
    {
      0: mix(tint, '#000000', 0.55),
      0.5: mix(tint, '#0a0c14', 0.35),
      0.82: mix(tint, '#0a0c14', 0.72),
      1: '#07080d',
    },
    { cx: 0.5, cy: 0.52, r: 0.5 },
  );
  const shine = paints.radial(fade('#ffffff', { 0: 0.95, 0.4: 0.35, 1: 0 }));
  const glint = paints.radial({ 0: [lighten(tint, 0.25), 0.9], 1: [tint, 0] });
  return group(
    {},
    circle(cx, cy + r * 0.06, r * 1.05, filled('#000000', 0.18)),
    circle(cx, cy, r, metal(paints, ring, 55)),
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
function flash(paints: Paints, cx: number, cy: number, r: number): string {
  const glow = paints.radial({ 0: '#fffdf2', 0.55: '#f6e7b4', 1: '#cdb67c' });
  return circle(cx, cy, r, filled('#8d877a', 0.7)) + circle(cx, cy, r * 0.82, glow);
}

/** A raised field on the back: of the body's own material, dark glass or polished metal. */
export interface CameraIsland {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly tone: 'body' | 'glass' | 'metal';
}

/** A round thing of the camera, by its middle; millimetres from the back's upper left corner. */
export interface CameraSpot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The cameras on a back, in millimetres from its upper left corner. */
export interface CameraLayout {
  readonly islands: readonly CameraIsland[];
  readonly lenses: readonly CameraSpot[];
  readonly flashes: readonly CameraSpot[];
}

const TINTS: readonly Hex[] = ['#5468d4', '#6b55b8', '#4a7fb5', '#6f6a9c'];

function islandStops(tone: CameraIsland['tone'], body: Hex): Stops {
  if (tone === 'glass') {
    return { 0: '#3a3f49', 0.35: '#191c22', 1: '#0c0e12' };
  }
  if (tone === 'metal') {
    const steel = mix(body, '#c9ccd2', 0.55);
    return shades(steel, { 0: 0.1, 0.4: 0, 0.55: 0.08, 1: -0.12 });
  }
  return shades(body, { 0: 0.09, 0.5: 0.03, 1: -0.05 });
}

function island(paints: Paints, field: CameraIsland, body: Hex): string {
  const { x, y, width, height, radius, tone } = field;
  const rim = tone === 'glass' ? '#565c68' : lighten(body, lightness(body) > 0.5 ? -0.14 : 0.2);
  const shade = (grow: number, opacity: number) =>
    box(x - grow, y - grow + 0.9, width + 2 * grow, height + 2 * grow, radius + grow, {
      fill: '#000000',
      'fill-opacity': opacity,
    });
  return (
    shade(1.4, 0.05) +
    shade(0.8, 0.07) +
    shade(0.3, 0.1) +
    box(x, y, width, height, radius, paints.linear(58, islandStops(tone, body))) +
    box(x + 0.25, y + 0.25, width - 0.5, height - 0.5, radius - 0.25, stroked(rim, 0.5, 0.75))
  );
}

/** The cameras of a back, over a body of colour `body`. */
export function camera(paints: Paints, layout: CameraLayout, body: Hex): string {
  const dark = lightness(body) < 0.45;
  const ring = mix(body, dark ? '#aab0bb' : '#8b9099', layout.islands.length > 0 ? 0.65 : 0.45);
  return (
    layout.islands.map((field) => island(paints, field, body)).join('') +
    layout.lenses
      .map(({ x, y, r }, index) => lens(paints, x, y, r, ring, TINTS[index % TINTS.length] ?? ring))
      .join('') +
    layout.flashes.map(({ x, y, r }) => flash(paints, x, y, r)).join('')
  );
}
