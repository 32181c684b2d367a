import { lighten, lightness, mix, type Hex } from '../paint/colour.ts';
import { shades, fade, type Paints } from '../paint/paints.ts';
import { box, circle, d, filled, path, repeated, stroked, rounded } from '../paint/markup.ts';
import { seeded } from '../paint/seeded.ts';
import type { PhoneLook } from './phone-spec.ts';

function sheen(paints: Paints, width: number, height: number, strength: number): string {
  const band = paints.linear(
    38,
    fade('#ffffff', {
      0.12: 0,
      0.24: strength * 0.7,
      0.31: strength * 0.15,
      0.42: strength,
      0.6: 0,
    }),
  );
  return box(0, 0, width, height, 0, band);
}

function ground(
  paints: Paints,
  tone: Hex,
  width: number,
  height: number,
  contrast: number,
): string {
  const fill = paints.linear(
    58,
    shades(tone, { 0: 0.11 * contrast, 0.42: 0, 0.75: -0.05 * contrast, 1: -0.11 * contrast }),
  );
  return box(0, 0, width, height, 0, fill);
}

function glyphs(width: number, height: number, tone: Hex): string {
  const line = rounded('#ffffff', 1.3);
  const seam = stroked(lighten(tone, lightness(tone) > 0.5 ? -0.12 : 0.1), 0.4);
  const cx = width / 2;
  return (
    box(width * 0.14, height * 0.36, width * 0.72, height * 0.42, 9, seam) +
    circle(cx, height * 0.57, width * 0.2, seam) +
    path(
      d`M${width * 0.2} ${height * 0.84}H${width * 0.8}M${cx} ${height * 0.84}V${height * 0.93}`,
      seam,
    ) +
    path(
      d`M${cx - width * 0.3} ${height * 0.08}A${width * 0.3} ${width * 0.3} 0 0 0 ${cx - width * 0.3} ${height * 0.2}`,
      { ...line, 'stroke-opacity': 0.95 },
    ) +
    path(
      d`M${cx + width * 0.33} ${height * 0.1}A${width * 0.3} ${width * 0.3} 0 0 1 ${cx + width * 0.18} ${height * 0.24}`,
      { ...line, 'stroke-opacity': 0.95 },
    ) +
    path(d`M${cx - width * 0.2} ${height * 0.27}H${cx + width * 0.06}`, line)
  );
}

function leather(paints: Paints, tone: Hex, width: number, height: number): string {
  const dice = seeded(`leather${tone}`);
  let grain = '';
  for (let fold = 0; fold < 420; fold += 1) {
    const x = dice.between(0, width);
    const y = dice.between(0, height);
    grain += d`M${x} ${y}q${dice.between(0.3, 0.9)} ${dice.between(-0.7, 0.7)} ${dice.between(0.6, 1.7)} ${dice.between(-0.5, 0.5)}`;
  }
  return (
    ground(paints, tone, width, height, 0.7) +
    path(grain, stroked(lighten(tone, -0.1), 0.25, 0.42)) +
    box(2.2, 2.2, width - 4.4, height - 4.4, 8, {
      ...stroked(lighten(tone, 0.13), 0.4),
      'stroke-dasharray': '1.4 1.2',
      'stroke-opacity': 0.7,
    })
  );
}

/** The surface of a back, filling the whole body; the caller clips it to the outline. */
export function backFinish(paints: Paints, look: PhoneLook, tone: Hex): string {
  const [width, height] = look.size;
  const other = mix(tone, lightness(tone) > 0.55 ? '#ffffff' : '#1b1d24', 0.55);
  switch (look.finish) {
    case 'matte':
      return ground(paints, tone, width, height, 0.85) + sheen(paints, width, height, 0.07);
    case 'glossy':
      return ground(paints, tone, width, height, 1.3) + sheen(paints, width, height, 0.26);
    case 'leather':
      return leather(paints, tone, width, height);
    case 'glyph':
      return ground(paints, tone, width, height, 0.6) + glyphs(width, height, tone);
    case 'two-tone':
      return (
        ground(paints, tone, width, height, 0.9) +
        box(0, 0, width, height * 0.31, 0, filled(lighten(other, 0.02), 0.9)) +
        box(0, height * 0.31, width, 0.5, 0, filled('#ffffff', 0.55)) +
        sheen(paints, width, height, 0.14)
      );
    case 'stripes':
      return (
        ground(paints, tone, width, height, 1.1) +
        repeated(26, (index) =>
          path(d`M${width * 0.42 + index * 1.7} 0L${-width * 0.2 + index * 3.4} ${height}`, {
            stroke: '#ffffff',
            'stroke-width': 0.55,
            'stroke-opacity': 0.03 + (index % 5) * 0.026,
          }),
        ) +
        sheen(paints, width, height, 0.16)
      );
    case 'fade':
      return (
        box(0, 0, width, height, 0, {
          fill: paints.linear(68, {
            0: lighten(mix(tone, '#bfe7ff', 0.55), 0.06),
            0.5: tone,
            1: lighten(mix(tone, '#7a3bd1', 0.45), -0.05),
          }),
        }) + sheen(paints, width, height, 0.22)
      );
    case 'edge':
      return (
        ground(paints, tone, width, height, 0.9) +
        path(d`M0 ${height * 0.62}L${width} ${height * 0.36}V${height}H0Z`, filled(other, 0.28)) +
        path(d`M0 ${height * 0.62}L${width} ${height * 0.36}`, {
          stroke: '#ffffff',
          'stroke-width': 0.35,
          'stroke-opacity': 0.5,
        }) +
        sheen(paints, width, height, 0.12)
      );
  }
}
