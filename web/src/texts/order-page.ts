/** Texts of cancelling an unpaid order. */
export const cancelOrderTexts = {
  cancel: 'Batalkan Pesanan',
  title: 'Batalkan pesanan ini?',
  question: (number: string) =>
    `Pesanan ${number} akan dibatalkan dan barangnya dilepas untuk pembeli lain. Tindakan ini tidak dapat diurungkan.`,
  confirm: 'Ya, Batalkan',
  keep: 'Jangan Batalkan',
  done: 'Pesanan Anda telah dibatalkan.',
} as const;

/** Texts of the result of the checkout on the order page. */
export const orderOutcomeTexts = {
  received: 'Pesanan diterima',
  due: 'Yang harus dibayar:',
  left: (time: string) => `sisa ${time}`,
} as const;

/** Texts of the steps of an order. */
export const orderTimelineTexts = {
  label: 'Perjalanan pesanan',
  notYet: ' (belum)',
  steps: {
    ORDERED: 'Dipesan',
    PAID: 'Dibayar',
    PROCESSING: 'Diproses',
    SHIPPED: 'Dikirim',
    COMPLETED: 'Selesai',
    VOIDED: 'Dibatalkan',
    REFUNDED: 'Dana dikembalikan',
  },
  pickupSteps: { SHIPPED: 'Diambil' },
} as const;

/** Texts of the bank account for a manual payment. */
export const transferTexts = {
  account: (bank: string | null) => (bank === null ? 'Nomor rekening' : `Nomor rekening ${bank}`),
  holder: (name: string) => `a.n. ${name}`,
  copyAccount: 'Salin nomor',
  accountCopied: 'Nomor tersalin',
  amount: 'Jumlah transfer',
  copyAmount: 'Salin jumlah',
  amountCopied: 'Jumlah tersalin',
} as const;

/** Texts of the actions on an order. */
export const orderActionTexts = {
  buyAgain: 'Beli lagi',
  print: 'Cetak Invoice',
  invoice: (store: string) => `Invoice ${store}`,
} as const;

/** Texts of buying an order again. */
export const buyAgainTexts = {
  added: (lines: number) => `${String(lines)} Produk dari pesanan ini ada di Cart.`,
  gone: (names: string) => `Sedang tidak tersedia: ${names}.`,
  remark: (name: string, remark: string) => `${name}: ${remark}.`,
  failed: 'Produk tidak tersedia',
} as const;
