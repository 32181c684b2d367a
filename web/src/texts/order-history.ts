import { formatWhole } from '@gawai/domain/money';

/** Texts of the order history (specification.md 2 and 7). */
export const orderHistoryTexts = {
  lead: 'Semua pesanan Anda, yang terbaru lebih dulu.',
  table: 'Daftar pesanan',
  number: 'No. Pesanan',
  placedAt: 'Tanggal',
  grandTotal: 'Total Bayar',
  status: 'Status',
  others: (count: number) => `+${String(count)} lainnya`,
  pay: 'Bayar',
  payOf: (number: string) => `Bayar pesanan ${number}`,
  statuses: 'Pesanan menurut status',
  allStatuses: 'Semua',
  statusCount: (label: string, count: number) => `${label} (${formatWhole(count)})`,
  noDate: '-',
  search: 'Cari pesanan',
  searchPlaceholder: 'Nomor pesanan, misalnya SO2611',
  emptyTitle: 'Belum ada pesanan',
  emptyMessage: 'Pesanan Anda akan muncul di sini setelah Checkout.',
} as const;
