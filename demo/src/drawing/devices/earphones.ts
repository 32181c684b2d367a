import { lighten, lightness, mix, type Hex } from '../paint/colour.ts';
import { litSurface, metal, type Paints } from '../paint/paints.ts';
import { box, circle, ellipse, filled, group, path, stroked, turned } from '../paint/markup.ts';
import { floorShadow, type Part } from '../paint/part.ts';

/** Earphones on a cable; millimetres. */
export interface EarphonesLook {
  readonly shell: 'bullet' | 'resin';
  readonly accent: Hex;
}

/** A cord drawn three times: rim, body, light. */
export function cord(data: string, tone: Hex, width: number): string {
  const line = (stroke: Hex, share: number) =>
    path(data, {
      ...stroked(stroke, width * share),
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  return (
    line(lighten(tone, -0.2), 1) +
    line(tone, 0.76) +
    line(lighten(tone, lightness(tone) > 0.8 ? 0.05 : 0.2), 0.24)
  );
}

function shell(paints: Paints, look: EarphonesLook, tone: Hex): string {
  const tip = paints.linear(90, { 0: '#6a6f79', 0.5: '#3a3d44', 1: '#23252a' });
  const body =
    look.shell === 'bullet'
      ? path('M8 -10H20Q27 -9 27 0T20 10H8Z', metal(paints, tone, 90)) +
        ellipse(24, 0, 4.4, 8.4, litSurface(paints, lighten(tone, 0.08), 1.4)) +
        ellipse(24, 0, 2.6, 5, stroked(look.accent, 1))
      : path('M7 -8C12 -17 30 -17 33 -3C35 9 26 17 16 14C9 12 5 2 7 -8Z', {
          fill: paints.radial(
            { 0: [lighten(tone, 0.16), 0.95], 0.7: [tone, 0.9], 1: [lighten(tone, -0.14), 0.95] },
            { cx: 0.4, cy: 0.3, r: 0.8 },
          ),
        }) +
        circle(21, -1, 5.2, metal(paints, look.accent, 40)) +
        ellipse(16, -9, 5, 2, filled('#ffffff', 0.5));
  return (
    box(-2, -3.4, 12, 6.8, 2, metal(paints, mix(tone, '#b9bec6', 0.5), 90)) +
    path('M0 -4.500C-5 -9 -13 -7.5 -14 0C-13 7.5 -5 9 0 4.500Z', tip) +
    ellipse(-12.4, 0, 1.3, 3, '#101114') +
    body
  );
}

/** Both pieces with the cord looped below and the plug in front. */
export function earphonesView(paints: Paints, look: EarphonesLook, tone: Hex): Part {
  const wire = look.shell === 'resin' ? '#8d7a66' : tone;
  const plug =
    box(0, -4, 20, 8, 2.4, metal(paints, lighten(tone, -0.05), 90)) +
    box(20, -1.8, 17, 3.6, 1.6, metal(paints, '#d9b45a', 90));
  const markup =
    floorShadow(paints, 80, 148, 62, 8) +
    cord(
      'M36 44C28 84 62 92 78 104C96 118 126 108 124 126C122 146 64 150 48 136C32 122 62 104 86 122C104 136 122 150 140 142',
      wire,
      3.4,
    ) +
    cord('M118 36C132 78 96 90 78 104', wire, 3.4) +
    box(73, 98, 11, 15, 4, metal(paints, look.accent, 0)) +
    turned(138, 142, -8, plug) +
    group({ transform: 'translate(28 34) rotate(38) scale(1.35)' }, shell(paints, look, tone)) +
    group(
      { transform: 'translate(126 26) rotate(-38) scale(-1.35 1.35)' },
      shell(paints, look, tone),
    );
  return { width: 172, height: 156, markup };
}
