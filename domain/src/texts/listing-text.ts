import { formatWhole } from '../money.ts';

/** The range of a page, `Menampilkan 21-40 dari 133`; an empty page shows 0-0 (specification.md 2). */
export function rangeText(page: {
  readonly from: number | null;
  readonly to: number | null;
  readonly total: number;
}): string {
  const from = formatWhole(page.from ?? 0);
  const to = formatWhole(page.to ?? 0);
  return `Menampilkan ${from}-${to} dari ${formatWhole(page.total)}`;
}

/** The found-count above the listing, `133 Produk ditemukan` (specification.md 2). */
export function foundText(total: number): string {
  return `${formatWhole(total)} Produk ditemukan`;
}
