/** Texts of the plans that fill in the amounts of a split payment. */
export const splitPlanTexts = {
  title: 'Atur jumlah',
  evenly: 'Bagi rata',
  limit: 'Batas per pembayaran',
  limitHint: 'Misalnya batas transfer harian Virtual Account di bank Anda.',
  fill: 'Penuhi batas',
  required: 'Isi batas per pembayaran dulu.',
  tooLow: (payments: number, least: string) =>
    `Batas terlalu kecil untuk ${payments === 2 ? 'dua' : 'tiga'} pembayaran. Isi sedikitnya ${least}.`,
  done: (amounts: string) => `Dibagi menjadi ${amounts}.`,
} as const;
