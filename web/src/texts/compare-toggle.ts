/** Words of the control that puts a product into the comparison. */
export const compareToggleTexts = {
  mark: (name: string) => `Bandingkan ${name}`,
  fullTitle: 'Sudah 4 Produk untuk dibandingkan',
  full: 'Hapus salah satu untuk menambah yang lain.',
} as const;
