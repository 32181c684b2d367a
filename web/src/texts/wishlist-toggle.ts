/** Labels of the toggle (specification.md 4, wishlist). */
export const wishlistToggleTexts = {
  signIn: (name: string) => `Simpan ${name} di Wishlist (perlu Sign In)`,
  mark: (name: string) => `Simpan ${name} di Wishlist`,
} as const;
