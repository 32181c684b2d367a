/** Words of signing in and out (Specification section 2). */
export const sessionTexts = {
  signInTitle: 'Sign In to Your Account',
  phone: 'Phone No',
  phoneHint: 'Contoh: 0812-3456-7890',
  password: 'Password',
  signIn: 'Sign In',
  guestHint: 'Tidak perlu akun untuk berbelanja: checkout dapat dilakukan sebagai tamu.',
  signOutTitle: 'Sign Out',
  signingOut: 'Mengakhiri sesi Anda…',
} as const;
