/** Texts of the bar with the chosen products of the comparison. */
export const compareTrayTexts = {
  label: 'Produk untuk dibandingkan',
  count: (count: number) => `${count} dari 4 Produk`,
  announcement: (count: number) => `${count} dari 4 Produk dipilih untuk dibandingkan`,
  open: 'Bandingkan',
  removeOf: (name: string) => `Hapus ${name} dari perbandingan`,
  removeAll: 'Hapus semua',
} as const;
