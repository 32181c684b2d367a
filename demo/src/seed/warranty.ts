import { CATEGORIES } from './categories.ts';
import type { SeedProduct } from './seed-product.ts';

const YEARS: Readonly<Record<string, number>> = { satu: 1, dua: 2, tiga: 3, lima: 5 };

/** Shortest warranty in months on the warranty page, by top category; accessories have six. */
const LEAST_MONTHS: Readonly<Record<string, number>> = {
  smartphone: 12,
  iphone: 12,
  tablet: 12,
  laptop: 12,
  'laptop-gaming': 12,
  'komputer-desktop': 12,
  monitor: 36,
  penyimpanan: 36,
};
const ACCESSORY_MONTHS = 6;

/** Months of warranty that the text of a product promises, null when it promises none. */
export function promisedMonths({ about, points }: SeedProduct): number | null {
  const [, count = '', unit] =
    /[Gg]aransi (?:resmi |panel )?(\S+) (tahun|bulan)/.exec([...about, ...points].join('. ')) ?? [];
  if (unit === undefined) return null;
  return unit === 'tahun' ? 12 * (YEARS[count] ?? Number.NaN) : Number(count);
}

/** The warranty as the product's page shows it. */
export function warrantyOf(product: SeedProduct): string {
  const top = CATEGORIES.find(({ subs }) => subs.some(({ slug }) => slug === product.category));
  const least = LEAST_MONTHS[top?.slug ?? ''] ?? ACCESSORY_MONTHS;
  return `Garansi ${String(promisedMonths(product) ?? least)} bulan`;
}
