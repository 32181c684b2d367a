import type { Hex } from '../paint/colour.ts';
import type { Wallpaper } from './wallpaper.ts';

/** A desk monitor or an all-in-one computer. Lengths in millimetres. */
export interface MonitorLook {
  /** Width of the screen. */
  readonly width: number;
  readonly aspect: number;
  readonly bezel: number;
  readonly chin: number;
  /** How far the upper edge bends, for a curved screen; 0 is flat. */
  readonly bend: number;
  readonly foot: 'round' | 'plate' | 'vee' | 'bar' | 'sheet' | 'fold';
  /** Colour of stand and back; the rim is dark unless `frame` says otherwise. */
  readonly frame: Hex;
  /** Colour of the chin for an all-in-one computer. */
  readonly chinTone?: Hex;
  /** Light on the back and a coloured mark below. */
  readonly glow?: Hex;
  /** What is on the screen: a picture, or a working desktop with windows. */
  readonly showing: 'picture' | 'windows' | 'game';
  readonly wallpaper: Wallpaper;
}
