/** Texts of the page on which a guest finds an order whose link was lost. */
export const findOrderTexts = {
  lead: 'Kehilangan tautan pesanan? Masukkan nomor pesanan dan nomor telepon atau email yang Anda pakai saat memesan sebagai tamu.',
  numberHint: 'Contoh: SO261120000900',
  submit: 'Temukan Pesanan',
  found: 'Pesanan Anda ditemukan. Simpan tautannya agar mudah dibuka lagi.',
  isCustomer: 'Memesan dengan akun?',
  hasLostLink: 'Pesan sebagai tamu?',
} as const;
