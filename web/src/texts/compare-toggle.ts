/** Texts of the button that adds a product to the comparison. */
export const compareToggleTexts = {
  mark: (name: string) => `Bandingkan ${name}`,
  fullTitle: 'Sudah 4 Produk untuk dibandingkan',
  full: 'Hapus salah satu untuk menambah yang lain.',
} as const;
