import { lighten, type Hex } from '../paint/colour.ts';
import { fade, type Paints } from '../paint/paints.ts';
import { box, circle, d, filled, group, path, polygon, repeated } from '../paint/markup.ts';
import { seeded } from '../paint/seeded.ts';
import { desktopBar } from './laptop-lid.ts';
import { wallpaper, type Wallpaper } from './wallpaper.ts';

/** A desk monitor or an all-in-one computer. Lengths in millimetres. */
export interface MonitorLook {
  readonly width: number;
  readonly aspect: number;
  readonly bezel: number;
  readonly chin: number;
  /** How far the upper edge bends, for a curved screen; 0 is flat. */
  readonly bend: number;
  readonly foot: 'round' | 'plate' | 'vee' | 'bar' | 'sheet' | 'fold';
  /** Colour of stand and back; the rim is dark unless `frame` is set. */
  readonly frame: Hex;
  /** Colour of the chin for an all-in-one computer. */
  readonly chinTone?: Hex;
  /** Light on the back and a coloured mark below. */
  readonly glow?: Hex;
  /** What is on the screen: a picture, or a working desktop with windows. */
  readonly showing: 'picture' | 'windows' | 'game';
  readonly wallpaper: Wallpaper;
}

function lines(x: number, y: number, width: number, count: number, step: number, seed: string) {
  const dice = seeded(seed);
  return repeated(count, (index) =>
    box(x, y + index * step, width * dice.between(0.45, 1), step * 0.34, step * 0.17, {
      fill: index % 4 === 0 ? '#6d83a8' : '#c6cedb',
    }),
  );
}

function sheet(x: number, y: number, width: number, height: number, dark: boolean): string {
  const bar = height * 0.085;
  return (
    box(x, y + height * 0.02, width, height, 5, filled('#000000', 0.22)) +
    box(x, y, width, height, 5, dark ? '#171b24' : '#fbfbfd') +
    box(x, y, width, bar, 5, dark ? '#242a36' : '#e9ecf2') +
    ['#ff6f61', '#f5b942', '#5bc46a']
      .map((fill, index) => circle(x + bar * (0.7 + index * 0.62), y + bar / 2, bar * 0.19, fill))
      .join('')
  );
}

function windows(look: MonitorLook, width: number, height: number): string {
  const left = [width * 0.07, height * 0.12, width * 0.42, height * 0.66] as const;
  const right = [width * 0.45, height * 0.24, width * 0.47, height * 0.58] as const;
  const [x, y, w, h] = right;
  const bars = [0.4, 0.62, 0.5, 0.8, 0.7, 0.95].map((share, index) =>
    box(
      x + w * (0.08 + index * 0.085),
      y + h * (0.84 - share * 0.42),
      w * 0.05,
      h * share * 0.42,
      2,
      index % 2 === 0 ? look.wallpaper.palette[1] : look.wallpaper.palette[2],
    ),
  );
  return (
    sheet(...left, true) +
    group(
      { opacity: 0.8 },
      lines(
        left[0] + left[2] * 0.07,
        left[1] + left[3] * 0.16,
        left[2] * 0.76,
        13,
        left[3] * 0.058,
        look.wallpaper.seed,
      ),
    ) +
    sheet(...right, false) +
    bars.join('') +
    lines(x + w * 0.66, y + h * 0.2, w * 0.27, 8, h * 0.075, `${look.wallpaper.seed} side`)
  );
}

function game(paints: Paints, look: MonitorLook, width: number, height: number): string {
  const [deep, , bright, accent] = look.wallpaper.palette;
  const road = paints.linear(90, fade(deep, { 0: 0.2, 1: 0.95 }));
  const lanes = [-0.32, 0, 0.32].map((side) =>
    path(
      d`M${width / 2 + side * width * 0.06} ${height * 0.6}L${width / 2 + side * width * 1.3} ${height}`,
      {
        stroke: lighten(accent, 0.1),
        'stroke-width': 2.4,
        'stroke-dasharray': '14 9',
        'stroke-opacity': 0.8,
      },
    ),
  );
  return (
    polygon(
      [
        [width * 0.46, height * 0.6],
        [width * 0.54, height * 0.6],
        [width * 1.05, height],
        [-width * 0.05, height],
      ],
      road,
    ) +
    lanes.join('') +
    circle(width * 0.9, height * 0.84, height * 0.1, {
      fill: '#05070c',
      'fill-opacity': 0.5,
      stroke: bright,
      'stroke-width': 2.2,
      'stroke-dasharray': `${String(Math.round(height * 0.42))} 400`,
    }) +
    box(width * 0.04, height * 0.06, width * 0.16, height * 0.025, 4, filled('#ffffff', 0.75)) +
    box(width * 0.04, height * 0.1, width * 0.1, height * 0.02, 4, filled(bright, 0.9))
  );
}

/** What a monitor shows, filling a rectangle from (0, 0). */
export function monitorScreen(
  paints: Paints,
  look: MonitorLook,
  width: number,
  height: number,
): string {
  const gloss = paints.linear(22, fade('#ffffff', { 0: 0.14, 0.5: 0.03, 1: 0 }));
  const bar = look.chinTone === undefined ? 'taskbar' : 'dock';
  const over = {
    picture: () => desktopBar(bar, width, height),
    windows: () => windows(look, width, height) + desktopBar(bar, width, height),
    game: () => game(paints, look, width, height),
  };
  return (
    wallpaper(paints, look.wallpaper, width, height) +
    over[look.showing]() +
    path(d`M0 0H${width * 0.6}L${width * 0.28} ${height}H0Z`, gloss)
  );
}
