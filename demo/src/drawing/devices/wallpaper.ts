import { lighten, mix, type Hex } from '../paint/colour.ts';
import { shades, type Paints } from '../paint/paints.ts';
import { box, circle, d, ellipse, filled, group, path, polygon } from '../paint/markup.ts';
import { seeded, type Seeded } from '../paint/seeded.ts';

/** The pattern of a screen picture. */
export type WallpaperStyle = 'dunes' | 'orbs' | 'ribbon' | 'petals' | 'prism' | 'planet' | 'peaks';

/** The picture on a screen: a pattern in four colours, from deep to bright. */
export interface Wallpaper {
  readonly style: WallpaperStyle;
  readonly palette: Palette;
  /** Gives each screen its own shapes. */
  readonly seed: string;
}

/** Four colours of one picture: ground, middle, bright, accent. */
export type Palette = readonly [Hex, Hex, Hex, Hex];

interface Canvas {
  readonly paints: Paints;
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly dice: Seeded;
}

function ground({ paints, width, height, palette: [deep, middle] }: Canvas, degrees = 80): string {
  const fill = paints.linear(degrees, {
    0: lighten(deep, -0.03),
    0.6: mix(deep, middle, 0.45),
    1: middle,
  });
  return box(0, 0, width, height, 0, fill);
}

function glow(canvas: Canvas, colour: Hex, cx: number, cy: number, r: number, density = 0.95) {
  const fill = canvas.paints.radial({
    0: [lighten(colour, 0.05), density],
    0.45: [colour, density * 0.62],
    1: [colour, 0],
  });
  return circle(cx * canvas.width, cy * canvas.height, r, fill);
}

function dunes(canvas: Canvas): string {
  const { paints, width, height, palette, dice } = canvas;
  const [deep, middle, bright, accent] = palette;
  const sky = paints.linear(90, {
    0: mix(deep, middle, 0.25),
    0.55: bright,
    1: lighten(accent, 0.08),
  });
  let markup = box(0, 0, width, height, 0, sky);
  markup += glow(canvas, lighten(accent, 0.18), dice.between(0.3, 0.7), 0.36, width * 0.42);
  const layers = 5;
  for (let layer = 0; layer < layers; layer += 1) {
    const share = layer / (layers - 1);
    const y = height * (0.42 + 0.13 * layer + dice.between(-0.03, 0.03));
    const swing = height * dice.between(0.05, 0.11) * (layer % 2 === 0 ? 1 : -1);
    const tone = mix(bright, deep, 0.15 + share * 0.85);
    const fill = paints.linear(70, shades(tone, { 0: 0.1, 0.5: 0, 1: -0.1 }));
    const right = y + swing * dice.between(0.2, 0.9);
    markup += path(
      d`M0 ${y}C${width * 0.3} ${y - swing} ${width * 0.55} ${y + swing} ${width} ${right}V${height}H0Z`,
      fill,
    );
  }
  return markup;
}

function orbs(canvas: Canvas): string {
  const { width, height, palette, dice } = canvas;
  const [, middle, bright, accent] = palette;
  const reach = Math.max(width, height);
  return (
    ground(canvas) +
    glow(canvas, middle, dice.between(0.05, 0.35), dice.between(0.05, 0.3), reach * 0.55) +
    glow(canvas, accent, dice.between(0.6, 1), dice.between(0.45, 0.75), reach * 0.5) +
    glow(canvas, bright, dice.between(0.1, 0.5), dice.between(0.75, 1), reach * 0.48) +
    glow(canvas, lighten(bright, 0.14), dice.between(0.5, 0.9), dice.between(0, 0.25), reach * 0.3)
  );
}

function ribbon(canvas: Canvas): string {
  const { paints, width, height, palette, dice } = canvas;
  const [deep, middle, bright, accent] = palette;
  let markup = ground(canvas, 65);
  const bands: readonly Hex[] = [middle, bright, accent, lighten(accent, 0.12)];
  const start = dice.between(0.55, 0.8);
  const lift = dice.between(0.1, 0.3);
  bands.forEach((tone, index) => {
    const offset = index * height * 0.085;
    const y = height * start + offset - height * 0.12;
    const fill = paints.linear(20 + index * 12, {
      0: mix(deep, tone, 0.45),
      0.5: tone,
      0.8: lighten(tone, 0.16),
      1: mix(tone, deep, 0.3),
    });
    const top = height * lift + offset * 0.8;
    markup += path(
      d`M${-width * 0.1} ${y}C${width * 0.35} ${y - height * 0.32} ${width * 0.45} ${y + height * 0.12} ${width * 1.1} ${top}V${top + height * 0.16}C${width * 0.6} ${y + height * 0.2} ${width * 0.4} ${y - height * 0.14} ${-width * 0.1} ${y + height * 0.2}Z`,
      filled(fill, 0.86),
    );
  });
  return markup;
}

function petals(canvas: Canvas): string {
  const { paints, width, height, palette, dice } = canvas;
  const [, middle, bright, accent] = palette;
  const cx = width * dice.between(0.42, 0.58);
  const cy = height * dice.between(0.46, 0.58);
  const long = Math.min(width, height) * 0.46;
  const from = dice.between(0, 60);
  let markup = ground(canvas) + glow(canvas, bright, 0.5, 0.5, long * 1.6, 0.5);
  const count = 9;
  for (let petal = 0; petal < count; petal += 1) {
    const tone = mix(accent, petal % 2 === 0 ? bright : middle, petal / count);
    const fill = paints.linear(0, {
      0: [lighten(tone, 0.18), 0.9],
      0.6: [tone, 0.62],
      1: [lighten(tone, -0.12), 0.4],
    });
    markup += group(
      {
        transform: `translate(${cx.toFixed(2)} ${cy.toFixed(2)}) rotate(${(from + (petal * 360) / count).toFixed(1)})`,
      },
      ellipse(long * 0.62, 0, long * 0.62, long * 0.27, fill),
    );
  }
  return markup;
}

function prism(canvas: Canvas): string {
  const { paints, width, height, palette, dice } = canvas;
  const [deep, middle, bright, accent] = palette;
  let markup = ground(canvas, 55);
  const tones: readonly Hex[] = [bright, accent, middle, lighten(bright, 0.1), accent];
  tones.forEach((tone, index) => {
    const x = width * (dice.between(-0.35, 0.1) + index * 0.24);
    const lean = width * dice.between(0.25, 0.6);
    const wide = width * dice.between(0.16, 0.34);
    const fill = paints.linear(90, {
      0: [lighten(tone, 0.12), 0.95],
      0.7: [tone, 0.55],
      1: [deep, 0.05],
    });
    markup += polygon(
      [
        [x + lean, 0],
        [x + lean + wide, 0],
        [x + wide - lean * 0.3, height],
        [x - lean * 0.3, height],
      ],
      fill,
    );
  });
  return markup;
}

function planet(canvas: Canvas): string {
  const { paints, width, height, palette, dice } = canvas;
  const [deep, middle, bright, accent] = palette;
  const r = Math.min(width, height) * dice.between(0.55, 0.7);
  const cx = width * dice.between(0.3, 0.7);
  const cy = height * 0.98;
  const rim = paints.radial(
    {
      0: deep,
      0.6: mix(deep, middle, 0.6),
      0.86: bright,
      0.97: lighten(accent, 0.14),
      1: lighten(accent, 0.22),
    },
    { cx: 0.5, cy: 0.56, r: 0.5 },
  );
  const halo = glow(canvas, accent, cx / width, cy / height, r * 1.6, 0.75);
  let stars = '';
  for (let star = 0; star < 26; star += 1) {
    stars += circle(dice.between(0, width), dice.between(0, height * 0.6), width * 0.0035, {
      fill: '#ffffff',
      'fill-opacity': dice.between(0.2, 0.85),
    });
  }
  return ground(canvas, 90) + stars + halo + circle(cx, cy, r, rim);
}

function peaks(canvas: Canvas): string {
  const { paints, width, height, palette, dice } = canvas;
  const [deep, middle, bright, accent] = palette;
  const sky = paints.linear(90, { 0: middle, 0.5: bright, 0.75: lighten(accent, 0.1) });
  let markup = box(0, 0, width, height, 0, sky);
  markup += circle(width * dice.between(0.55, 0.75), height * 0.36, width * 0.1, {
    fill: lighten(accent, 0.24),
    'fill-opacity': 0.92,
  });
  for (let layer = 0; layer < 4; layer += 1) {
    const tone = mix(bright, deep, 0.3 + layer * 0.23);
    const fill = paints.linear(90, shades(tone, { 0: 0.06, 1: -0.07 }));
    const base = height * (0.5 + layer * 0.12);
    const points: [number, number][] = [[0, height]];
    const steps = 9;
    for (let step = 0; step <= steps; step += 1) {
      const up = Math.sin(step * 0.9 + layer * 1.7) * 0.045 + dice.between(-0.015, 0.05);
      points.push([(width * step) / steps, base - height * up]);
    }
    points.push([width, height]);
    markup += polygon(points, { fill, stroke: tone, 'stroke-linejoin': 'round' });
  }
  return markup;
}

const PAINTERS = { dunes, orbs, ribbon, petals, prism, planet, peaks };

/** The picture of a screen, filling a rectangle from (0, 0). */
export function wallpaper(paints: Paints, look: Wallpaper, width: number, height: number): string {
  const dice = seeded(look.seed);
  return PAINTERS[look.style]({ paints, width, height, palette: look.palette, dice });
}
