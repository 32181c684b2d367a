import type { Database } from '../../db/database.ts';
import { shopTime } from '../../http/shop-time.ts';
import type { Shop } from '../../shop.ts';
import { receiptAddress } from '../receipt/receipt-address.ts';
import { paymentNotesOf, type ListedOrder } from './operator-queries.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { operatorOrder, operatorRow } from './operator-schemas.ts';
import type { OrderRow } from './order-queries.ts';
import { orderRowShape, orderShape } from './order-shape.ts';

/** An order in the operator's list: the row of shop-api.md 5.20 and whose it is. */
export function operatorRowShape({ order, ...flags }: ListedOrder) {
  return wireRecord(
    operatorRow,
    { ...order, ...flags },
    {
      ...orderRowShape(order),
      name: [order.firstName, order.lastName].filter(Boolean).join(' '),
      warehouse: order.warehouseName,
    },
  );
}

/** An order as shop-api.md 5.20 shows it, with what only operators see. */
export async function operatorOrderShape(db: Database, shop: Shop, order: OrderRow) {
  const shape = await orderShape(db, order);
  const notes = await paymentNotesOf(db, order.id);
  return wireRecord(operatorOrder, order, {
    ...shape,
    status: orderRowShape(order).status,
    order_payments: shape.order_payments.map((payment) => {
      const note = notes.find(({ id }) => id === payment.id);
      return {
        ...payment,
        needs_attention: note?.needsAttention === true ? (1 as const) : (0 as const),
        operator_note: note?.operatorNote ?? null,
        paid_at: note?.paidAt ? shopTime(note.paidAt) : null,
        receipt: note?.receiptSentAt ? receiptAddress(shop, payment.id) : null,
      };
    }),
  });
}
