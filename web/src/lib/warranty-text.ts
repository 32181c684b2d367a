/** A warranty without the word `Garansi`, which its label has: shops write `Garansi 12 bulan`. */
export const warrantyText = (warranty: string | null): string | null =>
  warranty?.replace(/^garansi /i, '') ?? null;
