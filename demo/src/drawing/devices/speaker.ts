import { lighten, lightness, type Hex } from '../paint/colour.ts';
import { litSurface, metal, shades, type Paints } from '../paint/paints.ts';
import {
  at,
  box,
  circle,
  each,
  ellipse,
  figure,
  filled,
  group,
  path,
  stroked,
  rounded,
} from '../paint/markup.ts';
import { floorShadow, type Part } from '../paint/part.ts';

/** A speaker to carry: a lying roll, an amplifier box, or a small brick with a loop. */
export interface SpeakerLook {
  readonly shape: 'roll' | 'box' | 'brick' | 'barrel';
  readonly accent: Hex;
}

type Field = readonly [x: number, y: number, width: number, height: number, radius: number];

function fabric(
  paints: Paints,
  [left, top, width, height, r]: Field,
  tone: Hex,
  step: number,
): string {
  let holes = '';
  for (let y = step; y < height - step / 2; y += step) {
    const shift = Math.round(y / step) % 2 === 0 ? 0 : step / 2;
    for (let x = step + shift; x < width - step / 2; x += step) {
      holes += `M${figure(x)} ${figure(y)}h.01`;
    }
  }
  const clip = paints.clip(box(0, 0, width, height, r, {}));
  return group(
    { transform: `translate(${figure(left)} ${figure(top)})`, 'clip-path': clip },
    path(holes, {
      stroke: lighten(tone, lightness(tone) > 0.5 ? -0.2 : -0.12),
      'stroke-width': step * 0.5,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.55,
    }),
  );
}

function roundShade(paints: Paints, tone: Hex, degrees: number): string {
  return paints.linear(
    degrees,
    shades(tone, { 0: -0.14, 0.22: 0.14, 0.5: 0, 0.85: -0.17, 1: -0.06 }),
  );
}

function roll(paints: Paints, look: SpeakerLook, tone: Hex): string {
  return (
    box(10, 6, 158, 66, 30, roundShade(paints, tone, 90)) +
    fabric(paints, [22, 6, 134, 66, 22], tone, 3) +
    ellipse(13, 39, 9.5, 31, litSurface(paints, lighten(tone, -0.1), 1)) +
    ellipse(12, 39, 6.5, 23, {
      fill: lighten(tone, -0.18),
      stroke: look.accent,
      'stroke-width': 1.3,
    }) +
    ellipse(165, 39, 8, 31, litSurface(paints, lighten(tone, -0.16), 1)) +
    box(62, 52, 54, 12, 6, look.accent) +
    box(70, 57, 38, 2, 1, filled('#ffffff', 0.85)) +
    path('M160 16q22-10 20 10', rounded(lighten(tone, -0.1), 4))
  );
}

function cabinet(paints: Paints, look: SpeakerLook, tone: Hex): string {
  const grille = lighten(tone, lightness(tone) > 0.5 ? -0.1 : 0.06);
  const knobs = each([128, 142, 156], (x) => box(x, 2, 9, 7, 1.4, metal(paints, look.accent, 0)));
  return (
    box(8, 8, 164, 92, 11, litSurface(paints, tone, 1)) +
    box(16, 16, 148, 76, 7, litSurface(paints, grille, 0.6)) +
    fabric(paints, [16, 16, 148, 76, 7], grille, 3.2) +
    box(16, 16, 148, 76, 7, stroked(look.accent, 1.6)) +
    box(62, 49, 56, 8, 4, look.accent) +
    box(20, 3, 34, 5, 2.5, metal(paints, look.accent, 90)) +
    knobs
  );
}

function brick(paints: Paints, look: SpeakerLook, tone: Hex): string {
  return (
    path('M150 26q30 8 26 38t-30 26', rounded(lighten(tone, -0.12), 9)) +
    path('M150 25q30 8 26 38', rounded(lighten(tone, 0.1), 2.4)) +
    box(14, 8, 146, 108, 22, litSurface(paints, tone, 1.2)) +
    fabric(paints, [14, 8, 146, 108, 22], tone, 3.6) +
    box(52, 50, 70, 24, 12, stroked(look.accent, 3.2)) +
    box(70, 60.5, 34, 3.4, 1.7, look.accent) +
    each([50, 74, 98], (x) => circle(x + 12, 17, 2.6, filled(lighten(tone, 0.22), 0.8)))
  );
}

function barrel(paints: Paints, look: SpeakerLook, tone: Hex): string {
  return (
    box(50, 10, 82, 132, 20, roundShade(paints, tone, 0)) +
    fabric(paints, [50, 26, 82, 98, 6], tone, 3) +
    ellipse(91, 18, 39, 11, litSurface(paints, lighten(tone, -0.06), 1)) +
    ellipse(91, 17, 30, 7.5, stroked(look.accent, 2)) +
    box(50, 126, 82, 5, 0, look.accent) +
    path('M128 30q22 20 4 62', rounded(lighten(tone, -0.16), 4.4))
  );
}

const HEIGHTS: Record<SpeakerLook['shape'], number> = {
  roll: 76,
  box: 104,
  brick: 120,
  barrel: 146,
};

export function speakerView(paints: Paints, look: SpeakerLook, tone: Hex): Part {
  const height = HEIGHTS[look.shape];
  const painters = { roll, box: cabinet, brick, barrel };
  const spread = look.shape === 'barrel' ? 46 : 84;
  const markup =
    floorShadow(paints, 90, height - 3, spread, 6) + painters[look.shape](paints, look, tone);
  return { width: 180, height, markup };
}

/** How many are side by side before the next row begins. */
const COLUMNS: Record<SpeakerLook['shape'], number> = { roll: 1, box: 1, brick: 2, barrel: 4 };

export function speakerColours(paints: Paints, look: SpeakerLook, tones: readonly Hex[]): Part {
  const views = tones.map((tone) => speakerView(paints, look, tone));
  const columns = Math.min(COLUMNS[look.shape], views.length);
  const step = { x: look.shape === 'barrel' ? 96 : 178, y: HEIGHTS[look.shape] * 0.98 };
  const positionOf = (index: number) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const inRow = Math.min(columns, views.length - row * columns);
    const inset = columns === 1 ? (row % 2) * 14 : ((columns - inRow) * step.x) / 2;
    return { x: column * step.x + inset, y: row * step.y };
  };
  const markup = views.map((view, index) => {
    const { x, y } = positionOf(index);
    return at(x, y, view.markup);
  });
  const rows = Math.ceil(views.length / columns);
  return {
    width: (columns === 1 ? 194 : 180) + step.x * (columns - 1),
    height: HEIGHTS[look.shape] + step.y * (rows - 1),
    markup: markup.join(''),
  };
}
