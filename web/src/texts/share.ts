/** Texts of the copy button. */
export const copyTexts = {
  failedTitle: 'Tidak dapat menyalin',
  failed: 'Browser ini tidak mengizinkannya. Silakan salin sendiri.',
} as const;

/** Texts of the share button. */
export const shareTexts = {
  share: 'Bagikan',
  shareOf: (name: string) => `Bagikan ${name}`,
  copied: 'Tautan tersalin',
} as const;
