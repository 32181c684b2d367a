/** Words of every form. */
export const formTexts = {
  /** On the button of a form that the shop takes no more calls of for a while. */
  retryIn: (seconds: number) => {
    const minutes = Math.floor(seconds / 60);
    const wait =
      minutes === 0
        ? `${String(seconds)} detik`
        : `${String(minutes)} menit ${String(seconds % 60)} detik`;
    return `Coba lagi dalam ${wait}`;
  },
} as const;
