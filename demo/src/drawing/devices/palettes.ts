import type { Palette, Wallpaper, WallpaperStyle } from './wallpaper.ts';
import { seeded } from '../paint/seeded.ts';

const PALETTES = {
  lagoon: ['#06283d', '#0f6b7c', '#39b8b0', '#f7c59f'],
  dusk: ['#1d1440', '#5a2f86', '#d9588f', '#ffb26b'],
  ember: ['#2a0f1c', '#8a1f3d', '#f0653f', '#ffc857'],
  aurora: ['#071a2e', '#0d5c63', '#5cdb95', '#9d7bff'],
  sky: ['#0b2a6b', '#2f6fe4', '#7fc4ff', '#ffd9ec'],
  orchid: ['#2b1148', '#7b3fe4', '#d38bff', '#ffd0e8'],
  sand: ['#4a2c1a', '#a86b3c', '#e9b872', '#fff0cf'],
  moss: ['#10261b', '#2f6b45', '#8cc084', '#f4e285'],
  coral: ['#3a1030', '#c23b5c', '#ff7f6b', '#ffd6a5'],
  frost: ['#1c3144', '#4d7ea8', '#a9d2e8', '#ffffff'],
  neon: ['#0a0a1f', '#3a0ca3', '#f72585', '#4cc9f0'],
  slate: ['#14181f', '#3c4858', '#8795a8', '#dfe6ee'],
  citrus: ['#0d3b2e', '#1f8a5b', '#f2b632', '#ff6f3c'],
  rose: ['#3d1c2e', '#9b4d6e', '#eea2ad', '#fbe4d8'],
} as const satisfies Record<string, Palette>;

/** The name of a ready set of screen colours. */
export type PaletteName = keyof typeof PALETTES;

const STYLES: readonly [WallpaperStyle, ...WallpaperStyle[]] = [
  'dunes',
  'orbs',
  'ribbon',
  'petals',
  'prism',
  'planet',
  'peaks',
];

/** The picture of a screen: what is not chosen follows from the seed. */
export function wallpaperOf(seed: string, style?: WallpaperStyle, name?: PaletteName): Wallpaper {
  const dice = seeded(seed);
  const chosenStyle = style ?? dice.pick(STYLES);
  const palette =
    name === undefined ? dice.pick([PALETTES.lagoon, ...Object.values(PALETTES)]) : PALETTES[name];
  return { style: chosenStyle, palette, seed };
}
