/** Texts of the dialog for prices that changed while the order was sent. */
export const figureChangeTexts = {
  title: 'Rincian yang berubah',
  figure: 'Rincian',
  before: 'Semula',
  now: 'Sekarang',
  agree: 'Setuju',
  agreeLong: 'Setuju dengan rincian baru',
} as const;
