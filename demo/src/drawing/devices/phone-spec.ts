import type { Hex } from '../paint/colour.ts';
import type { CameraLayout } from './camera.ts';
import type { Wallpaper } from './wallpaper.ts';

/** Width, height and depth in millimetres. */
export type Size = readonly [width: number, height: number, depth: number];

/** A bar-shaped phone, or a tablet in landscape (the same glass slab, only larger). */
export interface PhoneLook {
  readonly size: Size;
  /** Corner radius of the body in millimetres. */
  readonly corner: number;
  /** Black rim around the screen in millimetres; the chin may be taller. */
  readonly bezel: number;
  readonly chin?: number;
  readonly cutout: 'hole' | 'hole-left' | 'island' | 'notch' | 'drop' | 'none';
  readonly finish: PhoneFinish;
  /** Colour of the metal rim when it is not the body's own. */
  readonly rim?: Hex;
  readonly camera: CameraLayout;
  readonly wallpaper: Wallpaper;
}

/** Material of the back. */
export type PhoneFinish =
  | 'matte'
  | 'glossy'
  | 'leather'
  | 'two-tone'
  | 'glyph'
  | 'stripes'
  | 'fade'
  | 'edge';
