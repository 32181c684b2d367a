import type { ProductDrawing, Tones } from '../drawing/drawing.ts';
import { ANDROID_TABLETS } from './products/android-tablets.ts';
import { BUDGET_PHONES } from './products/budget-phones.ts';
import { CABLES } from './products/cables.ts';
import { CASES } from './products/cases.ts';
import { CHARGERS } from './products/chargers.ts';
import { DESK_GEAR } from './products/desk-gear.ts';
import { DESKTOPS } from './products/desktops.ts';
import { EARBUDS } from './products/earbuds.ts';
import { FAST_PHONES } from './products/fast-phones.ts';
import { FIRST_PHONES } from './products/first-phones.ts';
import { FLAGSHIP_PHONES } from './products/flagship-phones.ts';
import { FOLDABLE_PHONES } from './products/foldables.ts';
import { GALAXY_REDMI_PHONES } from './products/galaxy-redmi-phones.ts';
import { GAMING_LAPTOPS } from './products/gaming-laptops.ts';
import { HEADPHONES_SPEAKERS } from './products/headphones-speakers.ts';
import { IPADS } from './products/ipads.ts';
import { IPHONES } from './products/iphones.ts';
import { KEYBOARDS } from './products/keyboards.ts';
import { MACBOOKS } from './products/macbooks.ts';
import { MICE } from './products/mice.ts';
import { MIDDLE_PHONES } from './products/middle-phones.ts';
import { MONITORS } from './products/monitors.ts';
import { POWER_BANKS } from './products/power-banks.ts';
import { SCHOOL_LAPTOPS } from './products/school-laptops.ts';
import { SMARTBANDS } from './products/smartbands.ts';
import { SMARTWATCHES } from './products/smartwatches.ts';
import { STORAGE } from './products/storage.ts';
import { THIN_LAPTOPS } from './products/thin-laptops.ts';
import type { SeedProduct } from './seed-product.ts';

/** Every product of the demo catalogue, newest first. */
export const CATALOGUE: readonly SeedProduct[] = [
  ...FLAGSHIP_PHONES,
  ...FAST_PHONES,
  ...GALAXY_REDMI_PHONES,
  ...MIDDLE_PHONES,
  ...BUDGET_PHONES,
  ...FIRST_PHONES,
  ...FOLDABLE_PHONES,
  ...IPHONES,
  ...IPADS,
  ...ANDROID_TABLETS,
  ...THIN_LAPTOPS,
  ...SCHOOL_LAPTOPS,
  ...MACBOOKS,
  ...GAMING_LAPTOPS,
  ...MONITORS,
  ...DESKTOPS,
  ...KEYBOARDS,
  ...MICE,
  ...DESK_GEAR,
  ...EARBUDS,
  ...HEADPHONES_SPEAKERS,
  ...SMARTWATCHES,
  ...SMARTBANDS,
  ...CHARGERS,
  ...POWER_BANKS,
  ...CASES,
  ...CABLES,
  ...STORAGE,
].sort((first, second) => second.id - first.id);

/** A name as it stands in an address: `Galaxy A55 5G 8/256` is `galaxy-a55-5g-8-256`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What the pictures of a product follow from: its looks, and its colours without repetition. */
export function drawingOf({ drawing, sold }: SeedProduct): ProductDrawing {
  if ('tone' in sold) return { drawing, tones: [sold.tone] };
  const first = sold.variants[0][1];
  const others = sold.variants.slice(1).map(([, tone]) => tone);
  const tones: Tones = [
    first,
    ...others.filter((tone, index) => tone !== first && others.indexOf(tone) === index),
  ];
  return { drawing, tones };
}
