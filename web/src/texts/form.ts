/** Texts of every form. */
export const formTexts = {
  /** On the submit button while the rate limit rejects the form. */
  retryIn: (seconds: number) => {
    const minutes = Math.floor(seconds / 60);
    const wait =
      minutes === 0
        ? `${String(seconds)} detik`
        : `${String(minutes)} menit ${String(seconds % 60)} detik`;
    return `Coba lagi dalam ${wait}`;
  },
} as const;
