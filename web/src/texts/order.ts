/** Ends a text of the shop with a full stop, so that another sentence can follow. */
const withFullStop = (sentence: string) => `${sentence.trim().replace(/[.]+$/, '')}.`;

/** Texts of the order page (specification.md 2, order detail). */
export const orderTexts = {
  pageTitle: 'Detail Pesanan',
  heading: (number: string) => `Pesanan ${number}`,
  placedAt: 'Dipesan pada',
  loading: 'Memuat pesanan',
  notFoundTitle: 'Pesanan tidak ditemukan',
  notFoundMessage:
    'Periksa kembali tautan pesanan Anda. Pesanan pelanggan terdaftar hanya dapat dibuka setelah masuk ke akunnya.',
} as const;

/** Texts of the notice for guests: pay soon, save the link (specification.md 2). */
export const guestNoticeTexts = {
  title: 'Simpan tautan halaman ini',
  unpaid:
    'Segera selesaikan pembayaran Anda. Pesanan tamu hanya dapat dibuka lewat tautan ini, jadi simpanlah baik-baik.',
  toKeep: 'Pesanan tamu hanya dapat dibuka lewat tautan ini, jadi simpanlah baik-baik.',
  copy: 'Salin tautan',
  shareTitle: (store: string, number: string) => `Pesanan ${number} di ${store}`,
  showCode: 'Kode QR',
  code: 'Kode QR tautan pesanan ini',
  codeHint: 'Pindai dengan kamera ponsel lain untuk membuka pesanan ini di sana.',
  otherOrder: 'Mencari pesanan tamu yang lain?',
  codeFailed: 'Kode QR tidak dapat ditampilkan. Silakan salin tautannya.',
} as const;

/** Texts of the list of orders that a guest placed on this device. */
export const deviceOrderTexts = {
  title: 'Pesanan di perangkat ini',
  explanation:
    'Hanya tersimpan di perangkat ini. Hapus dari daftar bila perangkat dipakai bersama.',
  current: 'Sedang dibuka',
  removeOf: (number: string) => `Hapus pesanan ${number} dari daftar`,
  removed: (number: string) => `Pesanan ${number} dihapus dari daftar`,
} as const;

/** Texts of the payment section. */
export const orderPaymentTexts = {
  title: 'Pembayaran',
  pay: 'Bayar',
  payBy: (method: string) => `Bayar dengan ${method}`,
  replaceReceipt: 'Ganti Bukti',
  replaceReceiptOf: (method: string) => `Ganti bukti pembayaran ${method}`,
  confirmed: 'Bukti pembayaran sudah diterima',
  receiptWaiting: 'Bukti pembayaran sedang kami periksa.',
  receiptRejected: 'Bukti pembayaran ditolak.',
  receiptReason: (reason: string) => `Alasan: ${withFullStop(reason)}`,
  receiptAgain: 'Silakan kirim bukti yang baru.',
  providerWaiting:
    'Menunggu konfirmasi dari penyedia pembayaran. Sudah membayar? Status akan berubah setelah pembayaran diterima. Belum membayar? Tekan Bayar untuk membuka halaman pembayaran lagi.',
  expiresAt: (moment: string) => `Bayar sebelum ${moment}`,
  waitingTitle: 'Menunggu Konfirmasi',
  paidInPart: (paid: string, total: string) => `Sudah dibayar ${paid} dari ${total}`,
} as const;

/** Texts for an order that can no longer be paid. */
export const orderEndTexts = {
  expired:
    'Batas waktu pembayaran sudah lewat, sehingga pesanan ini dibatalkan. Anda tidak perlu membayar apa pun dan dapat memesan lagi kapan saja.',
  voided: 'Pesanan ini telah dibatalkan dan tidak perlu dibayar lagi.',
  voidedPaid:
    'Pesanan ini telah dibatalkan, tetapi pembayaran Anda sudah kami terima. Silakan hubungi kami untuk menerima uang Anda kembali.',
  refunded: 'Pesanan ini telah dibatalkan, dan uang Anda kami kembalikan.',
  partlyExpired:
    'Batas waktu salah satu pembayaran sudah lewat. Silakan hubungi kami untuk melanjutkan pesanan ini atau menerima uang Anda kembali.',
} as const;

/** Texts of the dialog that uploads a receipt (specification.md 4). */
export const receiptTexts = {
  title: 'Unggah Bukti Pembayaran',
  replaceTitle: 'Ganti Bukti Pembayaran',
  label: 'Bukti Pembayaran',
  hint: 'Gambar jpg, png, gif, svg, atau webp, paling besar 1 MB.',
  choose: 'Pilih gambar',
  chooseOther: 'Pilih gambar lain',
  reading: 'Menyiapkan gambar…',
  preview: 'Pratinjau bukti pembayaran',
  nameAndSize: (name: string, size: string) => `${name} · ${size}`,
  shrink: 'Perkecil gambar',
  shrinkFailed: 'Gambar ini tidak dapat diperkecil. Silakan pilih gambar lain.',
  shrunk: (before: string, after: string) => `${after}, diperkecil dari ${before}`,
  bar: 'Kemajuan unggahan',
  sending: (percent: number) => `Mengunggah ${String(percent)}%`,
  checking: 'Menunggu jawaban toko…',
  cancelUpload: 'Batalkan Unggahan',
  send: 'Kirim',
  sent: 'Bukti pembayaran Anda telah terkirim dan akan segera kami periksa.',
} as const;

/** Texts of the totals of an order. */
export const orderFigureTexts = {
  title: 'Rincian Biaya',
  total: 'Sub Total',
  voucher: 'Voucher',
  shipping: 'Ongkos Kirim',
  insurance: 'Biaya Asuransi',
  due: 'Total',
  paymentFee: 'Biaya Pembayaran',
  grandTotal: 'Total Bayar',
  nothingDue: 'Tidak ada yang perlu dibayar.',
} as const;

/** Texts of the delivery section. */
export const orderShippingTexts = {
  title: 'Informasi Pengiriman',
  fulfilment: 'Cara terima',
  courier: 'Kurir',
  from: 'Dikirim dari',
  pickupAt: 'Ambil di',
  openingHours: 'Jam buka',
  storePhone: 'Telepon toko',
  trackingNumber: 'Nomor resi',
  noTrackingNumber: 'Belum tersedia',
  track: 'Lacak kiriman',
  copyTrackingNumber: 'Salin resi',
  trackingNumberCopied: 'Resi tersalin',
  recipient: 'Penerima',
  address: 'Alamat',
  buyer: 'Pembeli',
  buyerAddress: 'Alamat pembeli',
  phone: 'Telepon',
  email: 'Email',
  weight: 'Berat',
} as const;

/** Texts of the lines of an order. */
export const orderLineTexts = {
  title: 'Detail Produk',
  pieces: (quantity: number) => `${String(quantity)} ×`,
} as const;

/** Texts of the review form (specification.md 2, Review). */
export const reviewTexts = {
  title: 'Review',
  formOf: (product: string) => `Ulasan untuk ${product}`,
  stars: 'Bintang',
  star: (star: number) => `${String(star)} dari 5 bintang`,
  submit: 'Kirim Ulasan',
  sent: 'Terima kasih atas ulasan Anda.',
  given: 'Ulasan Anda',
} as const;

/** Texts of the refund request (specification-notes.md 77). */
export const refundTexts = {
  title: 'Refund',
  ask: 'Ajukan Refund',
  askAgain: 'Ajukan Refund lagi',
  hint: 'Ceritakan mengapa Anda ingin uang Anda kembali.',
  submit: 'Kirim Permintaan',
  sent: 'Permintaan refund Anda telah kami terima.',
  state: 'Status',
  unknownState: 'Sedang diproses toko',
  reason: 'Alasan Anda',
  requestedAt: 'Diajukan pada',
  note: 'Jawaban toko',
} as const;

/** Texts of the page that redirects to the payment provider. */
export const paymentRedirectTexts = {
  title: 'Menuju Halaman Pembayaran',
  notFoundTitle: 'Pembayaran tidak ditemukan',
  notFoundMessage: 'Periksa kembali tautannya, atau buka pembayaran ini dari halaman pesanan Anda.',
  opening: 'Menyiapkan halaman pembayaran…',
  explanation:
    'Anda akan dialihkan ke halaman pembayaran. Jangan tutup atau muat ulang halaman ini.',
  proceed: 'Lanjutkan ke Halaman Pembayaran',
} as const;
