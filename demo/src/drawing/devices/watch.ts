import { lighten, lightness, type Hex } from '../paint/colour.ts';
import { fade, metal, shades, type Paints } from '../paint/paints.ts';
import { at, box, d, figure, group, path, repeated, stroked, turned } from '../paint/markup.ts';
import { floorShadow, type Part } from '../paint/part.ts';
import { watchFace, type WatchFace } from './watch-face.ts';

/** A watch or a fitness band; millimetres. The strap takes the product's colour. */
export interface WatchLook {
  readonly shape: 'round' | 'square' | 'slim' | 'wide';
  readonly metal: Hex;
  readonly strap: 'sport' | 'leather' | 'weave';
  readonly crown: 'crown' | 'buttons' | 'five' | 'none';
  readonly bezel: 'plain' | 'ticks' | 'cushion';
  readonly face: WatchFace;
}

const BODIES: Record<WatchLook['shape'], readonly [width: number, height: number, radius: number]> =
  {
    round: [46, 46, 23],
    square: [39, 46, 12],
    slim: [23, 47, 11.5],
    wide: [30, 45, 8],
  };

const STRAP = 45;

function strapShade(paints: Paints, tone: Hex): string {
  return paints.linear(0, shades(tone, { 0: -0.13, 0.16: 0.07, 0.5: 0.03, 0.84: -0.03, 1: -0.17 }));
}

function strapMarks(look: WatchLook, tone: Hex, wide: number, part: 'upper' | 'lower'): string {
  const dark = lighten(tone, -0.16);
  switch (look.strap) {
    case 'sport':
      return part === 'lower'
        ? repeated(5, (index) => box(-1.4, 15 + index * 5.4, 2.8, 3, 1.4, dark))
        : '';
    case 'leather':
      return path(d`M${-wide / 2 + 2} 3V${STRAP - 8}M${wide / 2 - 2} 3V${STRAP - 8}`, {
        stroke: lighten(tone, 0.2),
        'stroke-width': 0.6,
        'stroke-dasharray': '1.8 1.3',
      });
    case 'weave':
      return repeated(14, (index) =>
        path(
          d`M${-wide / 2} ${2 + index * 3.2}l${wide / 2} 1.6l${wide / 2} -1.6`,
          stroked(index % 2 === 0 ? dark : lighten(tone, 0.13), 0.8, 0.7),
        ),
      );
  }
}

function strapHalf(
  paints: Paints,
  look: WatchLook,
  tone: Hex,
  wide: number,
  part: 'upper' | 'lower',
): string {
  const start = wide * (look.shape === 'round' ? 0.62 : 0.84);
  const end = start * 0.86;
  const outline = d`M${-start / 2} 0H${start / 2}C${start / 2} ${STRAP * 0.4} ${end / 2} ${STRAP * 0.5} ${end / 2} ${STRAP - 6}Q${end / 2} ${STRAP} ${end / 2 - 6} ${STRAP}H${-end / 2 + 6}Q${-end / 2} ${STRAP} ${-end / 2} ${STRAP - 6}C${-end / 2} ${STRAP * 0.5} ${-start / 2} ${STRAP * 0.4} ${-start / 2} 0Z`;
  const ends = paints.linear(90, fade('#000000', { 0: 0.3, 0.14: 0, 0.55: 0, 1: 0.42 }));
  return (
    path(outline, strapShade(paints, tone)) +
    group({ 'clip-path': paints.clip(path(outline, {})) }, strapMarks(look, tone, start, part)) +
    path(outline, ends)
  );
}

function crown(paints: Paints, look: WatchLook, width: number, height: number): string {
  const fill = metal(paints, look.metal, 90);
  const knob = (x: number, y: number, tall: number) => box(x, y, 3.4, tall, 1.4, fill);
  switch (look.crown) {
    case 'crown':
      return knob(width - 0.8, height * 0.26, 8.5) + knob(width - 1.6, height * 0.58, 10);
    case 'buttons':
      return knob(width - 1.4, height * 0.2, 7) + knob(width - 1.4, height * 0.64, 7);
    case 'five':
      return (
        knob(width - 1.6, height * 0.2, 6) +
        knob(width - 1.6, height * 0.66, 6) +
        knob(-1.8, height * 0.2, 6) +
        knob(-1.6, height * 0.46, 5) +
        knob(-1.8, height * 0.68, 6)
      );
    case 'none':
      return '';
  }
}

function watchFront(paints: Paints, look: WatchLook, tone: Hex): Part {
  const [width, height, radius] = BODIES[look.shape];
  const cx = width / 2;
  const rim = look.shape === 'slim' ? 1.2 : look.bezel === 'plain' ? 2 : 3.4;
  const square = look.bezel === 'cushion' ? radius * 0.62 : radius;
  const ticks =
    look.bezel === 'ticks'
      ? repeated(60, (index) =>
          group(
            { transform: `rotate(${String(index * 6)} ${figure(cx)} ${figure(height / 2)})` },
            box(cx - 0.2, 0.7, 0.4, index % 5 === 0 ? 2.2 : 1.2, 0, {
              fill: lightness(look.metal) > 0.5 ? '#20242b' : '#e8eaee',
            }),
          ),
        )
      : '';
  const inner = { width: width - 2 * rim, height: height - 2 * rim };
  const markup =
    group(
      { transform: `translate(${figure(cx)} ${figure(STRAP + 2)}) scale(1 -1)` },
      strapHalf(paints, look, tone, width, 'upper'),
    ) +
    at(cx, STRAP + height - 2, strapHalf(paints, look, tone, width, 'lower')) +
    at(
      0,
      STRAP,
      crown(paints, look, width, height),
      box(0, 0, width, height, square, metal(paints, look.metal, 40)),
      ticks,
      box(rim, rim, inner.width, inner.height, radius - rim, '#050608'),
      at(rim, rim, watchFace(paints, look.face, inner.width, inner.height, radius - rim)),
    );
  return { width, height: height + 2 * STRAP, markup };
}

/** One or several watches upright side by side. */
export function watchRow(paints: Paints, look: WatchLook, tones: readonly Hex[]): Part {
  const views = tones.map((tone) => watchFront(paints, look, tone));
  const one = views[0] ?? { width: 1, height: 1, markup: '' };
  const step = one.width * 1.34;
  const markup = views.map((view, index) => {
    const x = 6 + index * step;
    return (
      floorShadow(paints, x + one.width / 2, one.height, one.width * 0.5, 3.4) +
      at(x, 0, view.markup)
    );
  });
  return {
    width: one.width + step * (views.length - 1) + 12,
    height: one.height,
    markup: markup.join(''),
  };
}

export function watchDetail(paints: Paints, look: WatchLook, tone: Hex): Part {
  const view = watchFront(paints, look, tone);
  const side = Math.max(view.width, 46) * 1.5;
  const markup = turned(side / 2, side / 2, -9, at(-view.width / 2, -view.height / 2, view.markup));
  return { width: side, height: side, markup };
}
