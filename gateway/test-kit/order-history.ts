import { ORDER_HASH } from './checkout-shop.ts';
import { ok } from './fake-upstream.ts';
import { startGateway, type TestGateway } from './gateway.ts';

/** A row of the order history as the shop sends it (shop-api.md 5.20). */
export const orderRow = {
  id: 900,
  order_no: 'SO261120000900',
  order_time: '2026-11-20 14:03:22',
  grand_total: 7674998,
  hash: ORDER_HASH,
  is_paid: 1,
  is_shipped: 0,
  is_refunded: 0,
  status: 'Sedang Diproses',
};

/** Twenty orders of one customer. */
const rows = Array.from({ length: 20 }, (_, place) => ({
  ...orderRow,
  id: 900 - place,
  hash: String(place).padStart(40, '0'),
}));

/** The first page of a history of 41 orders. */
export const orderTable = {
  draw: 1,
  recordsTotal: 41,
  recordsFiltered: 41,
  data: rows.slice(0, 10),
};

const FIELDS = 'id hash number placedAt grandTotal status statusLabel isPaid isShipped isRefunded';

/** All orders of a customer. */
export const ORDERS = `{ orders { ${FIELDS} } }`;

/** One page of them. */
export const ORDER_TABLE = `query ($search: String, $page: Int, $size: Int, $sort: OrderSortInput) {
  orderTable(search: $search, page: $page, size: $size, sort: $sort) {
    items { ${FIELDS} } page { number size from to total last } unfilteredTotal
  }
}`;

/** The row as clients see it. */
export const seenOrderRow = {
  id: `OrderSummary:${ORDER_HASH}`,
  hash: ORDER_HASH,
  number: 'SO261120000900',
  placedAt: '2026-11-20T14:03:22+07:00',
  grandTotal: 7_674_998,
  status: 'PROCESSING',
  statusLabel: 'Sedang Diproses',
  isPaid: true,
  isShipped: false,
  isRefunded: false,
};

/** A gateway before a shop that holds the twenty orders. */
export const startHistoryShop = (): Promise<TestGateway> =>
  startGateway({
    'GET /order': ({ query }) =>
      query['source'] === 'datatables' ? { body: orderTable } : ok(rows),
  });
