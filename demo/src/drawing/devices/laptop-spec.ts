import type { Hex } from '../paint/colour.ts';
import type { Wallpaper } from './wallpaper.ts';

/** A notebook computer. Lengths in millimetres. */
export interface LaptopLook {
  readonly width: number;
  readonly depth: number;
  readonly thickness: number;
  /** Width of the screen over its height. */
  readonly aspect: number;
  /** Black rim: at the sides, at the top and below the screen. */
  readonly bezel: readonly [side: number, top: number, chin: number];
  readonly keys: KeyboardLook;
  readonly lid: LidStyle;
  /** The bar along the bottom of the screen. */
  readonly desktop: 'taskbar' | 'dock';
  /** A screen notch for the web camera, or a small eye in the rim. */
  readonly webcam: 'notch' | 'eye';
  readonly wallpaper: Wallpaper;
}

/** What the keys look like. */
export interface KeyboardLook {
  readonly tone: Hex;
  readonly numpad: boolean;
  /** Light between the keys: one colour, or a rainbow. */
  readonly glow?: Hex | 'rainbow';
}

/** Marks on the outside of the lid. */
export type LidStyle = 'plain' | 'lines' | 'slash' | 'wedge' | 'dots';
