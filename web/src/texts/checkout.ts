import { formatRupiah, formatWhole } from '@gawai/domain/money';

/** Words of the checkout page as a whole (specification.md 2, checkout). */
export const checkoutTexts = {
  title: 'Checkout',
  safe: 'Pembayaran aman',
  stepsLabel: 'Langkah checkout',
  steps: ['Alamat', 'Pengiriman', 'Voucher', 'Pembayaran'],
  loading: 'Memuat checkout',
  emptyTitle: 'Belum ada Produk apapun di dalam Cart',
  toProducts: 'Lanjutkan Berbelanja',
  backToCart: 'Kembali ke Cart',
  changesTitle: 'Ada perubahan pada pesanan Anda',
  fallenTitle: 'Harga turun',
  changeInCart: 'Ubah di Cart',
  changeInCartOf: (product: string) => `Ubah ${product} di Cart`,
  opening: 'Membuka pesanan Anda…',
} as const;

/** Words of the choice among a customer's saved addresses. */
export const savedAddressTexts = {
  legend: 'Alamat pengiriman',
  unnamed: 'Alamat tersimpan',
  isDefault: 'Utama',
  incomplete: 'Alamat ini belum lengkap. Lengkapi dulu di Daftar Alamat.',
  other: 'Alamat lain',
  otherDetail: 'Isi alamat untuk pesanan ini saja.',
  manage: 'Kelola Daftar Alamat',
  failed: 'Daftar alamat belum dapat dimuat. Anda tetap dapat mengisi alamat di bawah ini.',
  none: 'Anda belum menyimpan alamat.',
  onlyThisOrder: 'Isi untuk pesanan ini saja',
} as const;

/** Words of the buyer's section. */
export const buyerTexts = {
  title: 'Data Pembeli & Alamat',
  form: 'Data pembeli dan alamat',
  save: 'Simpan',
  cancel: 'Batal',
  edit: 'Ubah',
  editLong: 'Ubah data pembeli dan alamat',
  takeLast: 'Pakai data terakhir',
  optional: 'opsional',
  phoneHint: 'Contoh: 0812-3456-7890',
  streetHint: 'Nama jalan, nomor rumah, RT/RW, patokan',
  choose: (region: string) => `Pilih ${region}`,
  chooseFirst: (region: string) => `Pilih ${region} dulu`,
  loading: 'Memuat…',
  failed: (region: string) => `${region} belum dapat dimuat`,
  phone: 'Telepon',
  address: 'Alamat',
  name: 'Nama',
} as const;

/** Words of the shipping section. */
export const shippingTexts = {
  title: 'Pengiriman',
  type: 'Tipe Pengiriman',
  deliveryDetail: 'Dikirim ke alamat Anda',
  pickupDetail: 'Ambil sendiri, tanpa ongkos kirim',
  from: 'Dikirim dari',
  pickupAt: 'Ambil di',
  shortOf: (products: string) => `Stok tidak cukup untuk ${products}`,
  method: 'Metode Pengiriman',
  ownCourier: 'Kurir toko, tarif tetap',
  courier: 'Tarif dihitung oleh kurir',
  service: 'Layanan Pengiriman',
  saveFirst: 'Simpan data pembeli dan alamat dulu untuk memilih metode pengiriman.',
  loadingMethods: 'Memuat metode pengiriman',
  loadingServices: 'Menghitung ongkos kirim',
  loadingWarehouses: 'Memeriksa stok gudang',
  tryOther: 'Coba metode pengiriman lain.',
} as const;

/** Words of the voucher section; the sentences are the domain's. */
export const voucherTexts = {
  title: 'Voucher',
  code: 'Kode Voucher',
  apply: 'Gunakan',
  applied: 'Voucher yang digunakan',
  remove: 'Hapus',
  removeLong: (code: string) => `Hapus voucher ${code}`,
  signIn: 'Sign In',
} as const;

/** Words of the payment section. */
export const paymentTexts = {
  title: 'Pembayaran',
  row: (place: number) => `Pembayaran ${place}`,
  method: 'Metode Pembayaran',
  groups: {
    VIRTUAL_ACCOUNT: 'Virtual Account',
    E_WALLET: 'E-Wallet',
    CARD: 'Kartu Kredit',
    RETAIL: 'Gerai Retail',
    CREDIT: 'Cicilan Tanpa Kartu',
    TRANSFER: 'Transfer Manual',
    OTHER: 'Lainnya',
  },
  change: 'Ganti',
  changeMethod: (method: string) => `Ganti ${method}`,
  amount: 'Jumlah',
  fee: 'Biaya',
  rowTotal: 'Total',
  noFee: 'Tanpa biaya',
  percentFee: (rate: string) => `biaya ${rate.replace('.', ',')}%`,
  fixedFee: (rupiah: string) => `biaya ${rupiah}`,
  add: 'Tambah Metode Pembayaran',
  addHint: 'Bagi pembayaran ke beberapa metode, paling banyak tiga.',
  remove: 'Hapus',
  removeRow: (place: number) => `Hapus pembayaran ${place}`,
  short: (amount: number) => `Kurang ${formatRupiah(amount)} dari Total Tagihan`,
  over: (amount: number) => `Lebih ${formatRupiah(amount)} dari Total Tagihan`,
  match: 'Sesuai dengan Total Tagihan',
  nothingDue: 'Tidak ada yang perlu dibayar.',
  manual: 'Transfer manual',
  online: 'Pembayaran online',
  email: 'Email',
  emailHint: 'Email ini tersimpan bersama pesanan Anda.',
  notOffered: (method: string) => `${method} (tidak tersedia)`,
  loading: 'Menghitung total tagihan',
  withoutTotal: 'Metode Pembayaran dapat dipilih setelah total tagihan berhasil dihitung.',
} as const;

/** Words of the summary. */
export const summaryTexts = {
  title: 'Ringkasan Pesanan',
  lines: (count: number) => `${count} Produk`,
  pieces: (quantity: number, price: number) => `${quantity} × ${formatRupiah(price)}`,
  checkLine: 'Perlu diperiksa',
  subTotal: 'Sub Total',
  voucher: 'Voucher',
  shipping: 'Ongkos Kirim',
  insurance: 'Biaya Asuransi',
  total: 'Total',
  paymentFee: 'Biaya Pembayaran',
  grandTotal: 'Total Bayar',
  none: '-',
  noVoucher: 'Tidak ada voucher yang digunakan.',
  weight: (grams: number) => `Berat ${formatWhole(Math.ceil(grams))} gram`,
  shippingFee: 'Tarif kurir',
  additionalFee: 'Biaya tambahan',
  notChosen: 'Dihitung setelah metode pengiriman dipilih.',
  freePickup: 'Self Pickup tanpa ongkos kirim.',
  noInsurance: 'Metode ini tanpa asuransi.',
  percentOf: (rate: string, amount: number) =>
    `${rate.replace('.', ',')}% × ${formatRupiah(amount)}`,
  updating: 'Menghitung ulang…',
  failedTitle: 'Total belum dapat dihitung',
  submit: 'Buat Pesanan',
  missing: (parts: readonly string[]) => `Belum lengkap: ${parts.join(', ')}`,
  complete: 'Semua sudah lengkap.',
  parts: {
    address: 'alamat',
    lines: 'isi pesanan',
    shipping: 'pengiriman',
    voucher: 'voucher',
    payment: 'pembayaran',
    email: 'email',
  },
} as const;
