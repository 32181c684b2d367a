/** Words of the figures of an order that changed while it was sent. */
export const figureChangeTexts = {
  title: 'Rincian yang berubah',
  figure: 'Rincian',
  before: 'Semula',
  now: 'Sekarang',
  agree: 'Setuju',
  agreeLong: 'Setuju dengan rincian baru',
} as const;
