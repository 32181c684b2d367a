/** Words of the order page (Specification section 2, order detail). */
export const orderTexts = {
  pageTitle: 'Detail Pesanan',
  heading: (number: string) => `Pesanan ${number}`,
  placedAt: 'Dipesan pada',
  loading: 'Memuat pesanan',
  notFoundTitle: 'Pesanan tidak ditemukan',
  notFoundMessage:
    'Periksa kembali tautan pesanan Anda. Pesanan pelanggan terdaftar hanya dapat dibuka setelah masuk ke akunnya.',
  toProducts: 'Lihat Semua Produk',
  retry: 'Coba lagi',
} as const;

/** Words of the notice for guests: pay soon, keep the link (Specification section 2). */
export const guestNoticeTexts = {
  title: 'Simpan tautan halaman ini',
  unpaid:
    'Segera selesaikan pembayaran Anda. Pesanan tamu hanya dapat dibuka lewat tautan ini, jadi simpanlah baik-baik.',
  paid: 'Pesanan tamu hanya dapat dibuka lewat tautan ini, jadi simpanlah baik-baik.',
  copy: 'Salin tautan',
  copied: 'Tautan tersalin',
} as const;

/** Words of the payment section. */
export const orderPaymentTexts = {
  title: 'Pembayaran',
  method: 'Metode',
  amount: 'Jumlah',
  state: 'Status',
  action: 'Tindakan',
  pay: 'Bayar',
  payBy: (method: string) => `Bayar dengan ${method}`,
  howToPay: 'Cara Bayar',
  howToPayBy: (method: string) => `Cara bayar dengan ${method}`,
  remarksTitle: 'Cara pembayaran manual',
  confirmed: 'Bukti pembayaran sudah diterima',
  expiresAt: (moment: string) => `Bayar sebelum ${moment}`,
} as const;

/** Words of the figures of an order. */
export const orderFigureTexts = {
  title: 'Rincian Biaya',
  total: 'Sub Total',
  voucher: 'Voucher',
  shipping: 'Ongkos Kirim',
  insurance: 'Biaya Asuransi',
  due: 'Total',
  paymentFee: 'Biaya Pembayaran',
  grandTotal: 'Total Bayar',
} as const;

/** Words of the delivery section. */
export const orderShippingTexts = {
  title: 'Informasi Pengiriman',
  fulfilment: 'Cara terima',
  courier: 'Kurir',
  from: 'Dikirim dari',
  pickupAt: 'Ambil di',
  trackingNumber: 'Nomor resi',
  noTrackingNumber: 'Belum tersedia',
  recipient: 'Penerima',
  address: 'Alamat',
  phone: 'Telepon',
  email: 'Email',
  weight: 'Berat',
} as const;

/** Words of the lines of an order. */
export const orderLineTexts = {
  title: 'Detail Produk',
  pieces: (quantity: number) => `${String(quantity)} ×`,
} as const;

/** Words of the page on the way to the payment provider. */
export const paymentRedirectTexts = {
  title: 'Menuju Halaman Pembayaran',
  opening: 'Menyiapkan halaman pembayaran…',
  explanation:
    'Anda akan dialihkan ke halaman pembayaran. Jangan tutup atau muat ulang halaman ini.',
  proceed: 'Lanjutkan ke Halaman Pembayaran',
} as const;
