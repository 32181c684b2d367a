import { lighten, lightness, type Hex } from '../paint/colour.ts';
import { fade, metal, shades, type Paints } from '../paint/paints.ts';
import {
  at,
  box,
  circle,
  d,
  ellipse,
  figure,
  filled,
  group,
  path,
  stroked,
} from '../paint/markup.ts';
import { floorShadow, type Part } from '../paint/part.ts';

/** True wireless earbuds with their charging case; millimetres. */
export interface EarbudsLook {
  readonly bud: 'stem' | 'bean' | 'blade';
  readonly box: 'pebble' | 'square' | 'tall' | 'clear';
  readonly tip: 'silicone' | 'open';
  readonly accent: Hex;
}

const BOXES: Record<EarbudsLook['box'], readonly [width: number, height: number, radius: number]> =
  {
    pebble: [61, 45, 21],
    square: [55, 52, 17],
    tall: [48, 56, 20],
    clear: [58, 52, 10],
  };

function volume(paints: Paints, tone: Hex): string {
  return paints.radial(
    shades(tone, { 0: lightness(tone) > 0.75 ? 0.05 : 0.2, 0.5: 0, 0.85: -0.09, 1: -0.17 }),
    { cx: 0.36, cy: 0.28, r: 0.85 },
  );
}

function charger(paints: Paints, look: EarbudsLook, tone: Hex): Part {
  const [width, height, radius] = BOXES[look.box];
  const lid = height * 0.38;
  const skin = look.box === 'clear' ? '#eef1f3' : tone;
  const inner = lighten(tone, lightness(tone) > 0.5 ? -0.14 : -0.06);
  const hollow = paints.linear(90, shades(inner, { 0: -0.12, 1: 0 }));
  const base = d`M0 ${lid}H${width}V${height - radius}Q${width} ${height} ${width - radius} ${height}H${radius}Q0 ${height} 0 ${height - radius}Z`;
  const markup =
    box(width * 0.02, -lid * 0.55, width * 0.96, lid * 1.45, radius * 0.92, volume(paints, skin)) +
    box(width * 0.07, -lid * 0.42, width * 0.86, lid * 1.1, radius * 0.8, hollow) +
    ellipse(width / 2, lid, width * 0.5, lid * 0.3, lighten(inner, -0.04)) +
    path(d`M${width * 0.24} ${lid}v-13q0-6 6-6t6 6v13z`, volume(paints, tone)) +
    path(d`M${width * 0.76} ${lid}v-13q0-6-6-6t-6 6v13z`, volume(paints, tone)) +
    path(base, filled(volume(paints, skin), look.box === 'clear' ? 0.86 : 1)) +
    path(d`M0 ${lid}H${width}`, { stroke: lighten(skin, -0.2), 'stroke-width': 0.5 }) +
    path(d`M1 ${lid + 0.7}H${width - 1}`, {
      stroke: '#ffffff',
      'stroke-width': 0.7,
      'stroke-opacity': 0.65,
    }) +
    circle(width / 2, lid + (height - lid) * 0.36, 1.1, '#6fe08a') +
    box(width * 0.42, lid - 1.2, width * 0.16, 1.4, 0.7, metal(paints, look.accent, 0));
  return { width, height, markup };
}

/** A head that runs into its stem, seen from the side. */
const STEM =
  'M3.6 11C3.4 5 8 1.2 13.2 1.4C18.2 1.6 20.2 6 19.4 11.4L17.2 31.6Q16.8 34.8 14.4 34.8Q12 34.8 11.8 31.8L11.2 19.6C6.8 19.4 3.8 16 3.6 11Z';

function bud(paints: Paints, look: EarbudsLook, tone: Hex): Part {
  const head = volume(paints, tone);
  const mesh = '#23262c';
  const tip =
    look.tip === 'silicone'
      ? ellipse(4.6, 11.5, 4.6, 5.8, {
          fill: volume(paints, lighten(tone, lightness(tone) > 0.5 ? -0.05 : 0.08)),
        }) + ellipse(3.2, 11.5, 1.8, 3, mesh)
      : ellipse(6.4, 11, 2.2, 3.4, mesh);
  const shells: Record<EarbudsLook['bud'], string> = {
    stem:
      path(STEM, { fill: head, stroke: lighten(tone, -0.16), 'stroke-width': 0.35 }) +
      path('M16.2 30.6h-4.2l.2 2Q12.6 34.6 14.4 34.6T16.4 32.4Z', metal(paints, look.accent, 0)) +
      ellipse(15.4, 7.2, 1.7, 2.7, filled(mesh, 0.82)) +
      box(16.4, 16, 0.9, 7.5, 0.45, lighten(tone, -0.2)),
    bean:
      ellipse(13, 11.5, 10.4, 9.4, head) +
      circle(16, 12, 5.8, volume(paints, lighten(tone, 0.04))) +
      circle(16, 12, 5.8, stroked(look.accent, 0.7)) +
      ellipse(14.5, 5, 1.6, 0.7, mesh),
    blade:
      path('M10 2C18 1 21 6 20.5 13L18 33C17.5 35.5 12.5 35.5 12.5 32L11 18C5 17 4 4 10 2Z', head) +
      path('M17 6L15.5 33', {
        stroke: look.accent,
        'stroke-width': 1.1,
        'stroke-linecap': 'round',
      }),
  };
  const shine = paints.radial(fade('#ffffff', { 0: 0.85, 1: 0 }));
  const markup = tip + shells[look.bud] + ellipse(10, 6.6, 2.8, 1.9, shine);
  return { width: 24, height: look.bud === 'bean' ? 22 : 35, markup };
}

/** The open case with both earbuds before it. */
export function earbudsView(paints: Paints, look: EarbudsLook, tone: Hex): Part {
  const holder = charger(paints, look, tone);
  const one = bud(paints, look, tone);
  const lift = holder.height * 0.21 + 3;
  const floor = lift + holder.height + 8;
  const cx = 47;
  const left = at(2, floor - one.height + 1, one.markup);
  const right = group(
    { transform: `translate(94 ${figure(floor - one.height + 1)}) scale(-1 1)` },
    one.markup,
  );
  const markup =
    floorShadow(paints, cx, lift + holder.height, holder.width * 0.56, 5) +
    at(cx - holder.width / 2, lift, holder.markup) +
    floorShadow(paints, 15, floor + 1, 13, 2.6) +
    floorShadow(paints, 81, floor + 1, 13, 2.6) +
    left +
    right;
  return { width: 94, height: floor + 2, markup };
}

/** The two earbuds close up, or the cases of every colour. */
export function earbudsSecond(paints: Paints, look: EarbudsLook, tones: readonly Hex[]): Part {
  if (tones.length === 1) {
    const one = bud(paints, look, tones[0] ?? '#ffffff');
    const markup =
      floorShadow(paints, 15, one.height, 13, 2) +
      floorShadow(paints, 45, one.height, 13, 2) +
      one.markup +
      group({ transform: 'translate(60 0) scale(-1 1)' }, one.markup);
    return { width: 60, height: one.height + 2, markup };
  }
  const cases = tones.map((tone) => charger(paints, look, tone));
  const one = cases[0] ?? { width: 1, height: 1, markup: '' };
  const lift = one.height * 0.21 + 3;
  const step = one.width * 1.12;
  const markup = cases.map((piece, index) => {
    const top = lift + (index % 2) * 9;
    return (
      floorShadow(paints, index * step + one.width / 2, top + one.height, one.width * 0.54, 4.5) +
      at(index * step, top, piece.markup)
    );
  });
  return {
    width: step * (cases.length - 1) + one.width,
    height: lift + one.height + 9,
    markup: markup.join(''),
  };
}
