import type { Database } from '../../db/database.ts';
import { shopTime } from '../../http/shop-time.ts';
import type { Shop } from '../../shop.ts';
import { receiptAddress } from '../receipt/receipt-address.ts';
import { paymentNotesOf, type ListedOrder } from './operator-queries.ts';
import type { OperatorOrder, OperatorOrderRow } from './operator-schemas.ts';
import type { OrderRow } from './order-queries.ts';
import { orderRowShape, orderShape } from './order-shape.ts';

/** An order in the operator's list: the row of shop-api.md 5.20 and whose it is. */
export function operatorRowShape({
  order,
  hasOpenRefund,
  needsAttention,
}: ListedOrder): OperatorOrderRow {
  return {
    ...orderRowShape(order),
    name: [order.firstName, order.lastName].filter(Boolean).join(' '),
    phone: order.phone,
    shipping_type: order.shippingType,
    shipping_method_name: order.shippingMethodName,
    shipping_method_detail: order.shippingMethodDetail,
    warehouse: order.warehouseName,
    has_open_refund: flag(hasOpenRefund),
    needs_attention: flag(needsAttention),
  };
}

/** An order as shop-api.md 5.20 shows it, with what only operators see. */
export async function operatorOrderShape(
  db: Database,
  shop: Shop,
  order: OrderRow,
): Promise<OperatorOrder> {
  const shape = await orderShape(db, order);
  const notes = await paymentNotesOf(db, order.id);
  return {
    ...shape,
    status: orderRowShape(order).status,
    user_id: order.userId,
    voucher_code: order.voucherCode,
    operator_note: order.operatorNote,
    order_payments: shape.order_payments.map((payment) => {
      const note = notes.find(({ id }) => id === payment.id);
      return {
        ...payment,
        needs_attention: flag(note?.needsAttention ?? false),
        operator_note: note?.operatorNote ?? null,
        paid_at: note?.paidAt ? shopTime(note.paidAt) : null,
        receipt: note?.receiptSentAt ? receiptAddress(shop, payment.id) : null,
      };
    }),
  };
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
