import { lighten, lightness, type Hex } from '../paint/colour.ts';
import { litSurface, metal, shades, type Paints } from '../paint/paints.ts';
import {
  at,
  box,
  circle,
  d,
  each,
  ellipse,
  filled,
  group,
  path,
  stroked,
  rounded,
} from '../paint/markup.ts';
import { inRow, floorShadow, type Part } from '../paint/part.ts';

/** Headphones with a band; millimetres. */
export interface HeadphoneLook {
  readonly cup: 'oval' | 'round';
  readonly band: 'smooth' | 'padded' | 'rod';
  readonly size: 'over' | 'on';
  readonly accent: Hex;
}

function arch(left: number, right: number, top: number, bottom: number): string {
  const cx = (left + right) / 2;
  return d`M${left} ${bottom}C${left - 4} ${top + 40} ${left + 18} ${top} ${cx} ${top}C${right - 18} ${top} ${right + 4} ${top + 40} ${right} ${bottom}`;
}

function strip(data: string, width: number, tone: Hex): string {
  return each(
    [
      [1, lighten(tone, -0.2), 0],
      [0.86, tone, 0],
      [0.5, lighten(tone, 0.08), -width * 0.12],
      [0.16, lighten(tone, 0.24), -width * 0.26],
    ],
    ([share, colour, lift]) =>
      at(0, Number(lift), path(data, rounded(String(colour), width * Number(share)))),
  );
}

function cup(paints: Paints, look: HeadphoneLook, tone: Hex): string {
  const tall = look.cup === 'oval' ? 84 : 72;
  const small = look.size === 'on' ? 0.84 : 1;
  const pad = lighten(tone, lightness(tone) > 0.5 ? -0.24 : -0.04);
  const shell = paints.linear(0, shades(tone, { 0: -0.12, 0.22: 0.16, 0.55: 0, 1: -0.16 }));
  const cushion = paints.linear(0, shades(pad, { 0: -0.08, 0.5: 0.1, 1: -0.12 }));
  const h = tall * small;
  return at(
    0,
    -h / 2,
    box(17, 3, 17, h - 6, 8.5, cushion),
    box(22, 6, 1, h - 12, 0.5, filled('#000000', 0.22)),
    box(0, 0, 20, h, look.cup === 'oval' ? 10 : 9, shell),
    box(-1.4, h * 0.14, 6, h * 0.72, 3, litSurface(paints, lighten(tone, 0.05), 1.4)),
    box(7, h - 14, 6, 2.6, 1.3, look.accent),
    circle(10, h - 20, 1.1, '#0a0b0e'),
  );
}

export function headphoneFront(paints: Paints, look: HeadphoneLook, tone: Hex): Part {
  const left = 24;
  const right = 156;
  const middle = 146;
  const rod = metal(paints, look.accent, 0);
  const band = arch(left + 2, right - 2, 14, 96);
  const bands: Record<HeadphoneLook['band'], string> = {
    smooth: strip(band, 13, tone),
    padded:
      strip(band, 12, tone) + strip(arch(left + 13, right - 13, 25, 74), 11, lighten(tone, -0.06)),
    rod: strip(band, 5, look.accent) + strip(arch(left + 14, right - 14, 22, 66), 12, tone),
  };
  const yoke = (x: number) => box(x - 3.5, 92, 7, 34, 3.5, rod);
  const markup =
    floorShadow(paints, 90, 190, 84, 8) +
    yoke(left + 2) +
    yoke(right - 2) +
    bands[look.band] +
    at(left - 11, middle, cup(paints, look, tone)) +
    group(
      { transform: `translate(${String(right + 11)} ${String(middle)}) scale(-1 1)` },
      cup(paints, look, tone),
    );
  return { width: 180, height: 192, markup };
}

const CUPS: Record<HeadphoneLook['cup'], readonly [rx: number, ry: number]> = {
  oval: [35, 46],
  round: [37, 39],
};

function sideCup(paints: Paints, look: HeadphoneLook, tone: Hex): string {
  const [rx, ry] = CUPS[look.cup];
  const disc = paints.radial(shades(tone, { 0: 0.13, 0.6: 0, 1: -0.14 }), {
    cx: 0.38,
    cy: 0.3,
    r: 0.85,
  });
  return (
    ellipse(9, 2, rx, ry * 0.98, lighten(tone, lightness(tone) > 0.5 ? -0.3 : -0.08)) +
    ellipse(0, 0, rx, ry, disc) +
    ellipse(0, 0, rx * 0.82, ry * 0.82, stroked(lighten(tone, 0.14), 0.9, 0.7)) +
    ellipse(0, 0, rx * 0.46, ry * 0.46, litSurface(paints, lighten(tone, 0.03), 1.2)) +
    ellipse(0, 0, rx * 0.46, ry * 0.46, stroked(look.accent, 1.1)) +
    ellipse(-rx * 0.34, -ry * 0.5, rx * 0.24, ry * 0.13, filled('#ffffff', 0.16))
  );
}

/** The far cup: its shell behind, its cushion with the opening for the ear before it. */
function farCup(paints: Paints, look: HeadphoneLook, tone: Hex): string {
  const [, tall] = CUPS[look.cup];
  const ry = tall * 0.86;
  const pad = lighten(tone, lightness(tone) > 0.5 ? -0.26 : 0.02);
  const cushion = paints.linear(0, shades(pad, { 0: -0.1, 0.45: 0.1, 1: -0.08 }));
  return (
    ellipse(9, 0, 22, ry * 1.02, litSurface(paints, lighten(tone, -0.08), 1.2)) +
    ellipse(0, 0, 20, ry, cushion) +
    ellipse(-1, 0, 10.5, ry * 0.64, lighten(pad, -0.22)) +
    ellipse(-2.4, 0, 8.4, ry * 0.58, filled('#14161a', 0.72))
  );
}

/** The headphones turned a quarter: the outside of one cup and the cushion of the other. */
export function headphoneSide(paints: Paints, look: HeadphoneLook, tone: Hex): Part {
  const band = 'M52 118C44 56 68 9 116 8C162 7 180 56 168 112';
  const pad = 'M60 74C66 38 90 18 117 17.5C144 18 162 38 167 70';
  const rod = metal(paints, look.accent, 0);
  const bands: Record<HeadphoneLook['band'], string> = {
    smooth: strip(band, 13, tone),
    padded: strip(pad, 11, lighten(tone, -0.08)) + strip(band, 12, tone),
    rod: strip(band, 5.5, look.accent) + strip(pad, 12, tone),
  };
  const middle = 190 - CUPS[look.cup][1];
  const markup =
    floorShadow(paints, 104, 188, 84, 7) +
    box(163, 92, 8, 38, 4, rod) +
    bands[look.band] +
    at(158, middle - 10, farCup(paints, look, tone)) +
    box(47.5, 96, 9, 36, 4.5, rod) +
    at(54, middle, sideCup(paints, look, tone));
  return { width: 198, height: 192, markup };
}

export function headphoneColours(paints: Paints, look: HeadphoneLook, tones: readonly Hex[]): Part {
  const views = tones.map((tone) => headphoneSide(paints, look, tone));
  return inRow(views, { x: 150 });
}
