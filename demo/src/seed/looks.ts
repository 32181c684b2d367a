import type { CameraLayout } from '../drawing/devices/camera-layout.ts';
import type { LaptopLook } from '../drawing/devices/laptop-spec.ts';
import type { MonitorLook } from '../drawing/devices/monitor-spec.ts';
import type { PaletteName } from '../drawing/devices/palettes.ts';
import { wallpaperOf } from '../drawing/devices/palettes.ts';
import type { PhoneLook, Size } from '../drawing/devices/phone-spec.ts';
import type { TabletLook } from '../drawing/devices/tablet-views.ts';
import type { WallpaperStyle } from '../drawing/devices/wallpaper.ts';
import type { WatchFace } from '../drawing/devices/watch-face.ts';
import type { Drawing } from '../drawing/drawing.ts';

/** The picture on a screen, by its pattern and colours. */
export type Paper = readonly [style: WallpaperStyle, palette: PaletteName];

type Screen<Look extends { readonly wallpaper: unknown }, Given extends keyof Look> = Pick<
  Look,
  Given
> &
  Partial<Omit<Look, Given | 'wallpaper'>> & { readonly paper: Paper };

/** The looks of a phone; what is not said is that of a usual one of today. */
export function phoneLook(
  size: Size,
  camera: CameraLayout,
  rest: Screen<PhoneLook, never>,
): PhoneLook {
  const { paper, ...said } = rest;
  return {
    size,
    camera,
    corner: 9.5,
    bezel: 1.9,
    cutout: 'hole',
    finish: 'matte',
    ...said,
    wallpaper: wallpaperOf(`${size.join('x')} ${paper.join(' ')}`, ...paper),
  };
}

/** A phone to draw. */
export function phone(size: Size, camera: CameraLayout, rest: Screen<PhoneLook, never>): Drawing {
  return { kind: 'phone', look: phoneLook(size, camera, rest) };
}

/** The looks of a tablet. */
export function tabletLook(
  size: Size,
  camera: CameraLayout,
  rest: Screen<TabletLook, never>,
): TabletLook {
  const { pen, ...said } = rest;
  const look = phoneLook(size, camera, { corner: 12, bezel: 8, cutout: 'none', ...said });
  return pen === undefined ? look : { ...look, pen };
}

/** A tablet to draw. */
export function tablet(size: Size, camera: CameraLayout, rest: Screen<TabletLook, never>): Drawing {
  return { kind: 'tablet', look: tabletLook(size, camera, rest) };
}

/** A notebook to draw: width, depth and thickness in millimetres, then what sets it apart. */
export function laptop([width, depth, thickness]: Size, rest: Screen<LaptopLook, never>): Drawing {
  const { paper, ...said } = rest;
  const look: LaptopLook = {
    width,
    depth,
    thickness,
    aspect: 1.6,
    bezel: [5, 8, 11],
    keys: { tone: '#23262c', numpad: false },
    lid: 'plain',
    desktop: 'taskbar',
    webcam: 'eye',
    ...said,
    wallpaper: wallpaperOf(`${String(width)}x${String(depth)} ${paper.join(' ')}`, ...paper),
  };
  return { kind: 'laptop', look };
}

/** A monitor to draw: the width of its screen in millimetres, then what sets it apart. */
export function monitor(width: number, rest: Screen<MonitorLook, never>): Drawing {
  const { paper, ...said } = rest;
  const look: MonitorLook = {
    width,
    aspect: 16 / 9,
    bezel: 5,
    chin: 12,
    bend: 0,
    foot: 'plate',
    frame: '#24272d',
    showing: 'windows',
    ...said,
    wallpaper: wallpaperOf(`${String(width)} ${paper.join(' ')}`, ...paper),
  };
  return { kind: 'monitor', look };
}

/** What a watch shows. */
export function watchFaceOf(style: WatchFace['style'], paper: Paper): WatchFace {
  return { style, wallpaper: wallpaperOf(`${style} ${paper.join(' ')}`, ...paper) };
}
