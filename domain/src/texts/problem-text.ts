import { formatRupiah } from '../money.ts';
import type { FormField, Problem } from '../problem.ts';
import { priceChangeText } from './cart-text.ts';

/** The name of a field inside `Kolom ... harus diisi` and beside its input. */
export const fieldLabels: Readonly<Record<FormField, string>> = {
  phone: 'Phone No',
  email: 'Email',
  contact: 'Phone No atau Email',
  orderNumber: 'Nomor Pesanan',
  firstName: 'First Name',
  lastName: 'Last Name',
  gender: 'Jenis Kelamin',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmNewPassword: 'Confirm New Password',
  addressName: 'Nama Alamat',
  streetAddress: 'Alamat',
  provinceId: 'Provinsi',
  cityId: 'Kota',
  districtId: 'Kecamatan',
  zipCode: 'Kode Pos',
  voucherCode: 'Kode Voucher',
  review: 'Ulasan',
  reason: 'Alasan',
};

/** The names of the totals on screen. */
const totalLabels = { AMOUNT_DUE: 'Total Tagihan', GRAND_TOTAL: 'Total Bayar' } as const;

const required = (label: string): string => `Kolom ${label} harus diisi`;
const mustSelect = (label: string): string => `Kolom ${label} harus dipilih`;

/**
 * The sentence a shopper reads for a Problem, the same in the form, in the gateway and in the shop
 * API. Word for word where specification.md 5 gives it, plain Indonesian elsewhere.
 */
export function problemText(problem: Problem): string {
  switch (problem.code) {
    case 'REQUIRED':
      return required(fieldLabels[problem.field]);
    case 'MUST_SELECT':
      return mustSelect(fieldLabels[problem.field]);
    case 'TOO_LONG':
      return `Kolom ${fieldLabels[problem.field]} maksimal ${problem.max} karakter`;
    case 'EMAIL_INVALID':
      return 'Format Email tidak sesuai';
    case 'PHONE_INVALID':
      return 'Phone No harus berupa nomor telepon Indonesia';
    case 'PROVINCE_UNKNOWN':
      return mustSelect(fieldLabels.provinceId);
    case 'CITY_UNKNOWN':
      return mustSelect(fieldLabels.cityId);
    case 'DISTRICT_UNKNOWN':
      return mustSelect(fieldLabels.districtId);
    case 'TERMS_NOT_ACCEPTED':
      return 'Anda harus menyetujui Syarat dan Ketentuan untuk melanjutkan registrasi';
    case 'PASSWORD_MISMATCH':
      return 'Konfirmasi Password tidak sesuai';
    case 'NEW_PASSWORD_MISMATCH':
      return 'Konfirmasi Password Baru tidak sesuai';
    case 'CART_EMPTY':
      return 'Belum ada Produk apapun di dalam Cart';
    case 'TOO_MANY_LINES':
      return `Satu pesanan hanya dapat memuat ${problem.max} Produk`;
    case 'QUANTITY_INVALID':
      return 'Jumlah Produk tidak sesuai';
    case 'NOT_SOLD':
      return `${problem.productName} sudah tidak dijual`;
    case 'VARIANT_REQUIRED':
      return `Varian ${problem.productName} harus dipilih`;
    case 'VARIANT_NOT_SOLD':
      return `Varian ${problem.productName} yang dipilih sudah tidak dijual`;
    case 'OUT_OF_STOCK':
      return `Stok ${problem.productName} sudah habis`;
    case 'QUANTITY_ABOVE_STOCK':
      return `Stok ${problem.productName} hanya tersedia ${problem.available}`;
    case 'PRICE_CHANGED':
      return priceChangeText(problem);
    case 'TOTAL_CHANGED':
      return `${totalLabels[problem.figure]} berubah dari ${formatRupiah(problem.before)} menjadi ${formatRupiah(problem.now)}`;
    case 'NO_WAREHOUSE':
      return 'Tidak ada gudang yang memiliki stok untuk semua Produk di dalam Cart';
    case 'WAREHOUSE_EXCLUDED':
      return `Stok di ${problem.warehouseName} tidak cukup untuk pesanan ini`;
    case 'WAREHOUSE_UNKNOWN':
      return 'Gudang tidak ditemukan';
    case 'FULFILMENT_REQUIRED':
      return mustSelect('Tipe Pengiriman');
    case 'DESTINATION_REQUIRED':
      return 'Alamat pengiriman harus dilengkapi';
    case 'DESTINATION_MISMATCH':
      return 'Kota tujuan pengiriman harus sama dengan Kota pada alamat';
    case 'SHIPPING_METHOD_REQUIRED':
      return mustSelect('Metode Pengiriman');
    case 'SHIPPING_METHOD_UNKNOWN':
      return 'Metode Pengiriman tidak ditemukan';
    case 'SHIPPING_OPTION_REQUIRED':
      return mustSelect('Layanan Pengiriman');
    case 'SHIPPING_OPTION_UNKNOWN':
      return 'Layanan Pengiriman tidak tersedia lagi';
    case 'SHIPPING_OPTIONS_EMPTY':
      return 'Tidak ada Layanan Pengiriman ke alamat ini';
    case 'SHIPPING_OPTIONS_FAILED':
      return problem.text ?? 'Ongkos Kirim tidak dapat dihitung. Silakan coba lagi.';
    case 'VOUCHER_SIGN_IN':
      return 'Silahkan login ke akun kamu untuk menggunakan voucher discount';
    case 'VOUCHER_REFUSED':
      return problem.text ?? 'Kode Voucher tidak dapat digunakan';
    case 'VOUCHER_CHECK_FAILED':
      return problem.text ?? 'Kode Voucher tidak dapat diperiksa. Silakan coba lagi.';
    case 'VOUCHER_BELOW_MINIMUM':
      return `Kode Voucher hanya dapat digunakan dengan min. pembelanjaan ${formatRupiah(problem.minimum)}`;
    case 'VOUCHER_OTHER_METHOD':
      return problem.methodName === undefined
        ? 'Kode Voucher tidak dapat digunakan dengan Metode Pembayaran ini'
        : `Kode Voucher hanya dapat digunakan dengan Metode Pembayaran ${problem.methodName}`;
    case 'PAYMENT_REQUIRED':
      return mustSelect('Metode Pembayaran');
    case 'PAYMENT_SUM_MISMATCH':
      return 'Total Jumlah Pembayaran harus sama dengan Total Tagihan';
    case 'PAYMENT_METHOD_REQUIRED':
      return mustSelect('Metode Pembayaran');
    case 'PAYMENT_METHOD_UNKNOWN':
      return 'Metode Pembayaran tidak ditemukan';
    case 'PAYMENT_METHOD_NOT_OFFERED':
      return `Metode Pembayaran ${problem.methodName} tidak tersedia untuk gudang ini`;
    case 'TOO_MANY_PAYMENTS':
      return `Pembayaran dapat dibagi maksimal ke ${problem.max} Metode Pembayaran`;
    case 'PAYMENT_NOT_PAYABLE':
      return 'Pembayaran ini tidak dapat dibayar lagi';
    case 'RECEIPT_REQUIRED':
      return required('Bukti Pembayaran');
    case 'RECEIPT_NOT_IMAGE':
      return 'Image must be an image (jpg, png, gif, svg, or webp)';
    case 'RECEIPT_TOO_LARGE':
      return "Image size can't be larger than 1 MB";
    case 'STAR_OUT_OF_RANGE':
      return 'Rating harus 1 sampai 5';
    case 'REFUSED':
      return problem.text;
  }
}
