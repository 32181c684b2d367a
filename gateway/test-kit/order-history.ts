import { expect } from 'vitest';
import { ORDER_HASH } from './checkout-shop.ts';

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
  first_detail: {
    product_name: 'IdeaPad Slim 3',
    product_variant_name: 'Abyss Blue',
    image: 'product/ideapad-1.webp',
  },
  order_details_count: 3,
};

const rows = Array.from({ length: 10 }, (_, index) => ({
  ...orderRow,
  id: 900 - index,
  order_no: `SO26112000${900 - index}`,
  hash: String(index).padStart(40, '0'),
}));

/** The first page of a history of 41 orders. */
export const orderTable = {
  draw: 1,
  recordsTotal: 41,
  recordsFiltered: 41,
  data: rows,
  status_counts: { awaiting_payment: 4, processing: 30, shipped: 5, refunded: 2, voided: 0 },
};

/** One page of the orders of a customer, with every field that needs no further REST call. */
export const ORDERS = `query ($search: String, $page: Int, $size: Int, $sort: OrderSortInput, $status: OrderStatus) {
  me { orders(search: $search, page: $page, size: $size, sort: $sort, status: $status) {
    nodes { id accessHash number placedAt grandTotal status statusLabel
      preview { productName variantName image { url } lineCount } }
    totalCount filteredCount statusCounts { status statusLabel count }
    pageInfo { number size from to last hasNextPage hasPreviousPage }
  } }
}`;

/** The row as clients receive it. */
export const expectedOrderRow = {
  id: 'Order:SO261120000900',
  accessHash: ORDER_HASH,
  number: 'SO261120000900',
  placedAt: '2026-11-20T14:03:22+07:00',
  grandTotal: 7_674_998,
  status: 'PROCESSING',
  statusLabel: 'Sedang Diproses',
  preview: {
    productName: 'IdeaPad Slim 3',
    variantName: 'Abyss Blue',
    image: { url: expect.stringMatching(/product\/ideapad-1\.webp$/) },
    lineCount: 3,
  },
};

/** A shop with this history. */
export const historyRoutes = { 'GET /order': { body: orderTable } };
