/** Titles of the popup when something could not be read (specification.md 8). */
export const fetchFailedTitles = {
  slider: 'Fetch Slider Failed',
  product: 'Fetch Product Failed',
  wishlist: 'Fetch Wishlist Failed',
  province: 'Fetch Province Failed',
  city: 'Fetch City Failed',
  district: 'Fetch District Failed',
  shippingFee: 'Fetch Shipping Fee Failed',
  address: 'Fetch Address Failed',
  order: 'Fetch Order Failed',
  review: 'Fetch Review Failed',
  page: 'Fetch Page Failed',
  paymentMethod: 'Fetch Payment Method Failed',
  shippingMethod: 'Fetch Shipping Method Failed',
  warehouse: 'Fetch Warehouse Failed',
  settings: 'Fetch Settings Failed',
  productCategory: 'Fetch Product Category Failed',
} as const;

/** Titles of the popup when an action was rejected or did not reach the shop (specification.md 8). */
export const actionFailedTitles = {
  login: 'Login Failed',
  registration: 'Registration Failed',
  submit: 'Submit Failed',
  delete: 'Delete Failed',
  payment: 'Payment Failed',
} as const;

/** Titles of the popup when an action went well (specification.md 8). */
export const successTitles = {
  login: 'Login Success',
  registration: 'Registration Success',
  logout: 'LogOut Success',
  submit: 'Submit Success',
  delete: 'Delete Success',
  submitOrder: 'Submit Order Success',
  payment: 'Payment Success',
} as const;

/** Sentences of the success popups and of the returns from the payment page (specification.md 8). */
export const noticeTexts = {
  login: 'Login berhasil. Selamat berbelanja!',
  logout: 'Anda telah keluar dari akun Anda.',
  addedToCart: 'Product telah berhasil ditambahkan ke Cart',
  voucherApplied: 'Kode Voucher telah berhasil digunakan',
  submitOrder:
    'Terima Kasih telah melakukan pemesanan melalui website kami. Segera selesaikan pembayaran agar kami dapat segera memproses pesanan Anda.',
  paymentCancelled: 'Pembayaran Transaksi Anda telah dibatalkan',
  paymentWaiting: 'Pembayaran Anda sedang menunggu konfirmasi',
} as const;

/** Question before anything is deleted (specification.md 5). */
export const deleteQuestion =
  'Are you sure you want to delete? The data will be permanently removed. This action cannot be undone.';

/** Sentence shown when the shop sent no reason that can be shown (shop-api.md 3). */
export const unknownFailureText = 'Terjadi kesalahan pada server. Silakan coba lagi.';

/** Text for customer data requested without a session. */
export const signInRequiredText = 'Silakan Sign In terlebih dahulu.';

/** Text for too many requests. */
export const tooManyRequestsText =
  'Terlalu banyak permintaan. Silakan tunggu sebentar, lalu coba lagi.';

/**
 * Sentences that replace a shop's messages for developers ("Unauthenticated."), by the code of the
 * rejection; every other code uses `unknownFailureText`.
 */
export const rejectionTexts: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: signInRequiredText,
  FORBIDDEN: 'Anda tidak memiliki akses untuk melakukan ini.',
  NOT_FOUND: 'Data tidak ditemukan.',
  RATE_LIMITED: tooManyRequestsText,
};

/** Sentence after a payment through the provider went well; `method` is the payment method's name. */
export function paymentSucceededText(method: string): string {
  return `Pembayaran Anda melalui ${method} telah berhasil dilakukan`;
}
