const kilograms = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

/** A weight in grams as a shopper reads it: `420 g` below a kilogram, `1,7 kg` from there; null when it is not known. */
export function weightText(grams: number): string | null {
  if (grams === 0) return null;
  return grams < 1000 ? `${kilograms.format(grams)} g` : `${kilograms.format(grams / 1000)} kg`;
}
