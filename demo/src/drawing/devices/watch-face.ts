import { lighten, type Hex } from '../paint/colour.ts';
import { fade, type Paints } from '../paint/paints.ts';
import { box, circle, d, figure, filled, group, path, repeated, stroked } from '../paint/markup.ts';
import { wallpaper, type Wallpaper } from './wallpaper.ts';

export interface WatchFace {
  readonly style: 'analog' | 'rings' | 'modular' | 'picture';
  readonly wallpaper: Wallpaper;
}

function ring(
  cx: number,
  cy: number,
  r: number,
  width: number,
  share: number,
  colour: Hex,
): string {
  const around = 2 * Math.PI * r;
  const line = stroked(colour, width);
  return (
    circle(cx, cy, r, { ...line, 'stroke-opacity': 0.2 }) +
    circle(cx, cy, r, {
      ...line,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${figure(around * share)} ${figure(around)}`,
      transform: `rotate(-90 ${figure(cx)} ${figure(cy)})`,
    })
  );
}

function hand(cx: number, cy: number, degrees: number, length: number, width: number, colour: Hex) {
  return group(
    { transform: `rotate(${figure(degrees)} ${figure(cx)} ${figure(cy)})` },
    box(cx - width / 2, cy - length, width, length + width, width / 2, colour),
  );
}

function analog(face: WatchFace, width: number, height: number): string {
  const cx = width / 2;
  const cy = height / 2;
  const r = Math.min(width, height) / 2;
  const [, , bright, accent] = face.wallpaper.palette;
  const marks = repeated(12, (index) =>
    group(
      { transform: `rotate(${String(index * 30)} ${figure(cx)} ${figure(cy)})` },
      box(cx - 0.55, cy - r * 0.92, 1.1, index % 3 === 0 ? r * 0.17 : r * 0.1, 0.5, '#f4f6f8'),
    ),
  );
  return (
    marks +
    ring(cx, cy + r * 0.42, r * 0.2, r * 0.055, 0.62, bright) +
    ring(cx - r * 0.44, cy, r * 0.17, r * 0.045, 0.4, accent) +
    hand(cx, cy, 305, r * 0.5, r * 0.075, '#ffffff') +
    hand(cx, cy, 54, r * 0.74, r * 0.055, '#ffffff') +
    hand(cx, cy, 160, r * 0.8, r * 0.02, '#ff6a4d') +
    circle(cx, cy, r * 0.06, '#ff6a4d')
  );
}

function rings(face: WatchFace, width: number, height: number): string {
  const cx = width / 2;
  const cy = height * (height > width * 1.4 ? 0.36 : 0.5);
  const r = Math.min(width, height) / 2;
  const [, , bright, accent] = face.wallpaper.palette;
  const below =
    height > width * 1.4
      ? repeated(3, (index) =>
          box(
            width * 0.2,
            height * (0.64 + index * 0.085),
            width * (0.6 - index * 0.13),
            height * 0.045,
            2,
            index === 0 ? bright : '#5a6270',
          ),
        )
      : '';
  return (
    ring(cx, cy, r * 0.74, r * 0.17, 0.82, '#ff4d6a') +
    ring(cx, cy, r * 0.52, r * 0.17, 0.66, lighten(bright, 0.04)) +
    ring(cx, cy, r * 0.3, r * 0.17, 0.5, accent) +
    below
  );
}

function modular(face: WatchFace, width: number, height: number): string {
  const [, , bright, accent] = face.wallpaper.palette;
  const beat = d`M${width * 0.14} ${height * 0.6}h${width * 0.16}l${width * 0.06} ${-height * 0.1}l${width * 0.08} ${height * 0.19}l${width * 0.07} ${-height * 0.14}l${width * 0.04} ${height * 0.05}h${width * 0.31}`;
  return (
    box(width * 0.16, height * 0.16, width * 0.3, height * 0.17, 2, filled('#ffffff', 0.92)) +
    box(width * 0.52, height * 0.16, width * 0.3, height * 0.17, 2, filled(bright, 0.92)) +
    path(beat, {
      ...stroked('#ff5c73', 1.5),
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }) +
    ring(width * 0.3, height * 0.8, width * 0.085, width * 0.035, 0.7, accent) +
    ring(width * 0.52, height * 0.8, width * 0.085, width * 0.035, 0.45, bright) +
    ring(width * 0.74, height * 0.8, width * 0.085, width * 0.035, 0.85, '#67d98a')
  );
}

/** The lit face, clipped to its glass, with a reflection over it. */
export function watchFace(
  paints: Paints,
  face: WatchFace,
  width: number,
  height: number,
  radius: number,
) {
  const clip = paints.clip(box(0, 0, width, height, radius, {}));
  const shade = face.style === 'picture' || face.style === 'analog' ? 0.25 : 0.72;
  const gloss = paints.linear(35, fade('#ffffff', { 0: 0.26, 0.42: 0.06, 0.44: 0 }));
  const content = {
    analog: () => analog(face, width, height),
    rings: () => rings(face, width, height),
    modular: () => modular(face, width, height),
    picture: () =>
      box(width * 0.14, height * 0.1, width * 0.34, height * 0.05, 1.5, filled('#ffffff', 0.9)) +
      box(width * 0.14, height * 0.18, width * 0.2, height * 0.035, 1.5, filled('#ffffff', 0.6)),
  };
  return group(
    { 'clip-path': clip },
    wallpaper(paints, face.wallpaper, width, height),
    box(0, 0, width, height, 0, filled('#050608', shade)),
    content[face.style](),
    box(0, 0, width, height, 0, gloss),
  );
}
