import type { Gender } from '../gender.ts';
import { readCategoryType, type CategoryType } from '../category-type.ts';
import type { PaidState } from '../flag.ts';
import type { OrderStatus } from '../order-status.ts';
import type { RefundStatus } from '../refund.ts';
import type { ShippingType } from '../shipping.ts';
import type { ProductSort } from '../sort.ts';

/** Labels of the order status (specification.md 4). */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  REFUNDED: 'Refunded',
  VOIDED: 'Voided',
  SHIPPED: 'Sudah Dikirim (DONE)',
  PROCESSING: 'Sedang Diproses',
  AWAITING_PAYMENT: 'Menunggu Pembayaran',
};

/** The order status of a label, ignoring letter case; null when it is none of the five. */
export function orderStatusOfLabel(label: string): OrderStatus | null {
  const word = label.trim().toLowerCase();
  const statuses = Object.keys(orderStatusLabels) as OrderStatus[];
  return statuses.find((status) => orderStatusLabels[status].toLowerCase() === word) ?? null;
}

/** Labels of the state of one payment. */
export const paidStateLabels: Readonly<Record<PaidState, string>> = {
  EXPIRED: 'Kedaluwarsa',
  PENDING: 'Belum Dibayar',
  PAID: 'Lunas',
};

/** Labels of the status of a refund request. */
export const refundStatusLabels: Readonly<Record<RefundStatus, string>> = {
  REQUESTED: 'Menunggu Persetujuan',
  APPROVED: 'Disetujui',
  REJECTED: 'Ditolak',
};

/** Labels of the shipping type (specification.md 4). */
export const shippingTypeLabels: Readonly<Record<ShippingType, string>> = {
  DELIVERY: 'Delivery',
  PICKUP: 'Self Pickup',
};

/** Labels of the gender (specification.md 3). */
export const genderLabels: Readonly<Record<Gender, string>> = {
  MALE: 'Laki-Laki',
  FEMALE: 'Perempuan',
};

/** Labels of the sort drop-down (specification.md 9). */
export const sortLabels: Readonly<Record<ProductSort, string>> = {
  NEWEST: 'Terbaru',
  PRICE_LOW: 'Termurah',
  PRICE_HIGH: 'Termahal',
  NAME_AZ: 'Nama A-Z',
  NAME_ZA: 'Nama Z-A',
};

/** Labels of the known category kinds (specification.md 3). */
export const categoryTypeLabels: Readonly<Record<CategoryType, string>> = {
  PHONE: 'Handphone & Tablet',
  LAPTOP: 'Komputer & Laptop',
  ACCESSORIES: 'Accessories',
};

/** Label of any category kind: a known one's label, an unknown one's own text, `Lainnya` for none. */
export function categoryTypeLabel(type: string | null): string {
  const known = readCategoryType(type);
  return known === null ? (type ?? 'Lainnya') : categoryTypeLabels[known];
}
