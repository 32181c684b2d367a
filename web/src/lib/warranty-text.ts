/** A warranty beside the label that says the word: shops write `Garansi 12 bulan`. */
export const warrantyText = (warranty: string | null): string | null =>
  warranty?.replace(/^garansi /i, '') ?? null;
