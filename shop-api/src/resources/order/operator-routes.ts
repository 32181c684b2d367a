import { existing, invalid } from '../../http/rejections.ts';
import { cleanSearchText } from '@gawai/domain/listing';
import type { FastifyInstance } from 'fastify';
import type { Query } from '../../http/query.ts';
import { ok, type ShopResponse } from '../../http/shop-response.ts';
import { routesOf } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { paginator, readPage } from '../../http/paginator.ts';
import { expireOrders } from './expire-orders.ts';
import {
  orderByNumber,
  ORDER_STATES,
  ordersForOperator,
  type ListedOrder,
} from './operator-queries.ts';
import { refundOrder, rejectRefund, resolveAttention, voidUnpaidOrder } from './operator-refund.ts';
import { shipOrder } from './operator-ship.ts';
import { orderByHash, paymentStatesOf, type OrderRow } from './order-queries.ts';
import {
  changeSchemas,
  operatorOrderSchemas,
  operatorOrder,
  operatorRow,
} from './operator-schemas.ts';
import { shopTime } from '../../http/shop-time.ts';
import { receiptAddress } from '../receipt/receipt-shape.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { orderRowShape, orderShape } from './order-shape.ts';

const ORDERS_ON_A_PAGE = 50;

/** The call of shop-api.md 5.25 behind each path `/operator/order/{hash}/…`. */
const CHANGES = [
  ['ship', shipOrder],
  ['refund', refundOrder],
  ['refund-reject', rejectRefund],
  ['void', voidUnpaidOrder],
] as const;

/**
 * Operator calls for orders: ship, refund, refund-reject, void and expire (shop-api.md 5.25), and beyond the contract GET
 * /operator/order, /operator/order/{hash or number} and POST /operator/order/{hash}/resolve.
 */
export function orderOperatorRoutes(app: FastifyInstance, shop: Shop): void {
  const { operatorRoute } = routesOf(app, shop);
  operatorRoute('POST /operator/expire', operatorOrderSchemas.expire, async () => {
    const { expiredPayments, voidedOrders } = await expireOrders(shop.db, shop.now());
    return ok({ expired_payments: expiredPayments, voided_orders: voidedOrders });
  });
  for (const [word, change] of CHANGES) {
    operatorRoute(`POST /operator/order/:hash/${word}`, changeSchemas[word], ({ params, body }) =>
      change(shop, params.hash, body),
    );
  }
  operatorRoute('POST /operator/order/:hash/resolve', operatorOrderSchemas.resolve, ({ params }) =>
    resolveAttention(shop, params.hash),
  );
  operatorRoute('GET /operator/order', operatorOrderSchemas.list, ({ query }) =>
    listOrders(shop, query),
  );
  operatorRoute('GET /operator/order/:key', operatorOrderSchemas.one, async ({ params }) => {
    const key = params.key;
    const order = (await orderByHash(shop.db, key)) ?? (await orderByNumber(shop.db, key));
    return ok(await operatorOrderShape(shop, existing(order)));
  });
}

async function listOrders(shop: Shop, query: Query): Promise<ShopResponse> {
  const word = query['state']?.trim() || null;
  const state = ORDER_STATES.find((known) => known === word) ?? null;
  if (word !== state) {
    return invalid({ state: [`Kolom state hanya dapat berisi ${ORDER_STATES.join(', ')}`] });
  }
  const page = readPage(query['page'], ORDERS_ON_A_PAGE);
  const { orders, total } = await ordersForOperator(shop.db, {
    state,
    words: cleanSearchText(query['s'])?.split(' ') ?? [],
    page,
  });
  const data = orders.map(operatorRowShape);
  return ok(paginator(`${shop.publicUrl}/operator/order`, page, data, total));
}

/** An order in the operator list: the row of shop-api.md 5.20 and its buyer. */
function operatorRowShape({ order, ...flags }: ListedOrder) {
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

/** An order in the format of shop-api.md 5.20, with the fields for operators. */
async function operatorOrderShape(shop: Shop, order: OrderRow) {
  const shape = await orderShape(shop.db, order);
  const states = await paymentStatesOf(shop.db, order.id);
  return wireRecord(operatorOrder, order, {
    ...shape,
    status: orderRowShape(order).status,
    order_payments: shape.order_payments.map((payment) => {
      const state = states.find((each) => each.payment.id === payment.id);
      return {
        ...payment,
        needs_attention: state?.payment.needsAttention === true ? (1 as const) : (0 as const),
        operator_note: state?.payment.operatorNote ?? null,
        paid_at: state?.payment.paidAt ? shopTime(state.payment.paidAt) : null,
        receipt: state?.receiptSentAt ? receiptAddress(shop, payment.id) : null,
      };
    }),
  });
}
