import { lighten, lightness, mix, type Hex } from '../paint/colour.ts';
import { shades, type Ink, type Stops } from '../paint/ink.ts';
import { box, stroked } from '../paint/markup.ts';
import { flash, lens } from './lens.ts';

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

function island(ink: Ink, field: CameraIsland, body: Hex): string {
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
    box(x, y, width, height, radius, ink.linear(58, islandStops(tone, body))) +
    box(x + 0.25, y + 0.25, width - 0.5, height - 0.5, radius - 0.25, stroked(rim, 0.5, 0.75))
  );
}

/** The cameras of a back, over a body of the given colour. */
export function camera(ink: Ink, layout: CameraLayout, body: Hex): string {
  const dark = lightness(body) < 0.45;
  const ring = mix(body, dark ? '#aab0bb' : '#8b9099', layout.islands.length > 0 ? 0.65 : 0.45);
  return (
    layout.islands.map((field) => island(ink, field, body)).join('') +
    layout.lenses
      .map(({ x, y, r }, index) => lens(ink, x, y, r, ring, TINTS[index % TINTS.length] ?? ring))
      .join('') +
    layout.flashes.map(({ x, y, r }) => flash(ink, x, y, r)).join('')
  );
}
