import { sumRupiah, type Rupiah } from '@gawai/domain/money';
import type { OrderFiguresRecord } from '../../rest/endpoints/order-figures.ts';

/** Price of the goods after the voucher, never below 0. */
export function discountedTotal({
  subtotal,
  discount,
}: Pick<OrderFiguresRecord, 'subtotal' | 'discount'>): Rupiah {
  return Math.max(0, subtotal - discount);
}

/** What the payments share out, never below 0. */
export function amountDue({ subtotal, discount, shipping, insurance }: OrderFiguresRecord): Rupiah {
  return Math.max(0, sumRupiah([subtotal, shipping.total, insurance.total]) - discount);
}
