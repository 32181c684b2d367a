/** Texts of signing in, up and out (specification.md 2). */
export const sessionTexts = {
  signInTitle: 'Sign In to Your Account',
  phoneHint: 'Contoh: 0812-3456-7890',
  noAccount: 'Belum punya akun?',
  guestHint: 'Tidak perlu akun untuk berbelanja: checkout dapat dilakukan sebagai tamu.',
  signUpTitle: 'Create Account',
  acceptTerms: 'Saya menyetujui',
  terms: 'Syarat dan Ketentuan',
  hasAccount: 'Sudah punya akun?',
  signedUp: 'Akun Anda berhasil dibuat. Silakan Sign In.',
  expiredTitle: 'Sesi Anda telah berakhir',
  expired: 'Silakan Sign In kembali. Isi Cart Anda tetap tersimpan.',
  signOutTitle: 'Sign Out',
  signingOut: 'Mengakhiri sesi Anda…',
} as const;
