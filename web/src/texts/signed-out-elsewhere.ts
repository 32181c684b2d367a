/** Pop-up of a checkout whose customer has signed out in another tab. */
export const signedOutTexts = {
  title: 'Anda sudah Sign Out di tab lain',
  message: 'Pesanan ini dibuat sebagai tamu.',
} as const;
