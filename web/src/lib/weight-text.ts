const kilograms = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

/** A weight in grams as a shopper reads it: `420 g` below a kilogram, `1,7 kg` from there. */
export function weightText(grams: number): string {
  return grams < 1000 ? `${kilograms.format(grams)} g` : `${kilograms.format(grams / 1000)} kg`;
}
