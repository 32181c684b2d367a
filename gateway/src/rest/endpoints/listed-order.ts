import type { Rupiah } from '@gawai/domain/money';
import {
  ORDER_STATUSES,
  wireOrderStatus,
  type OrderFlags,
  type OrderStatus,
} from '@gawai/domain/order-status';
import { readImage, type ImageRecord } from './image.ts';
import type { RestClient } from '../client/rest-client.ts';
import { readTableRequest, type TableColumn, type TableRequest } from '../wire/table-query.ts';
import type { WireEntry } from '../wire/wire-entry.ts';
import type { SentTablePage } from '../wire/wire-table.ts';

/** The first line of an order, for a list. */
export interface OrderPreviewRecord {
  /** Product name at the time of the order. */
  readonly productName: string;
  readonly variantName: string | null;
  readonly image: ImageRecord | null;
  /** Null when the shop sends none. */
  readonly lineCount: number | null;
}

/** Number of orders with a status. */
export interface OrderStatusCountRecord {
  readonly status: OrderStatus;
  readonly count: number;
}

/** An order as an entry of the list (shop-api.md 5.20). */
export interface ListedOrderRecord extends OrderFlags {
  readonly hash: string;
  readonly number: string;
  /** ISO 8601 text. */
  readonly placedAt: string | null;
  readonly grandTotal: Rupiah;
  /** The shop's own text for the status; null when the three flags determine it. */
  readonly labelOverride: string | null;
  /** Null when the shop sends none. */
  readonly preview: OrderPreviewRecord | null;
}

/** Columns of the table in the shop's order (shop-api.md 5.20). */
const COLUMNS: readonly TableColumn[] = [
  { name: 'order_no', searchable: true, orderable: true },
  { name: 'order_time', searchable: true, orderable: true },
  { name: 'grand_total', searchable: true, orderable: true },
  { name: 'status', searchable: false, orderable: false },
  { name: 'hash', searchable: false, orderable: false },
];

const FLAGS = ['is_paid', 'is_shipped', 'is_refunded'] as const;

/** One page of a customer's orders. */
export type OrderTablePage = SentTablePage<ListedOrderRecord>;

/** GET /order as a table: one page of the client's orders (shop-api.md 5.3 and 5.20). */
export function fetchOrderTable(shop: RestClient, request: TableRequest): Promise<OrderTablePage> {
  return shop.table(['order'], COLUMNS, request, readListedOrder);
}

/**
 * Whether an order is in the client's history: any client can read a guest's order (shop-api.md 5.20). True also
 * when the search for its number finds more orders than one page.
 */
export async function isInHistory(
  shop: RestClient,
  { hash, number }: Pick<ListedOrderRecord, 'hash' | 'number'>,
): Promise<boolean> {
  const newestFirst = { column: 'order_no', direction: 'DESCENDING' } as const;
  const request = readTableRequest({ search: number, size: 100 }, newestFirst);
  const { nodes, filteredCount } = await fetchOrderTable(shop, request);
  const isListed = nodes.some((row) => row.hash.toLowerCase() === hash.toLowerCase());
  return isListed || filteredCount > request.size;
}

function readListedOrder(entry: WireEntry): ListedOrderRecord {
  const hash = entry.text('hash');
  const hasFlags = entry.either(...FLAGS) !== undefined;
  return {
    hash,
    number: entry.textOrNull('order_no', 'id') ?? hash,
    placedAt: entry.time('order_time'),
    grandTotal: entry.rupiah('grand_total'),
    isPaid: entry.flag('is_paid'),
    isShipped: entry.flag('is_shipped'),
    isRefunded: entry.flag('is_refunded'),
    labelOverride: hasFlags ? null : entry.textOrNull('status'),
    preview: readPreview(entry),
  };
}

function readPreview(entry: WireEntry): OrderPreviewRecord | null {
  const first = entry.entry('first_detail');
  const productName = first?.textOrNull('product_name') ?? null;
  if (first === null || productName === null) return null;
  return {
    productName,
    variantName: first.textOrNull('product_variant_name'),
    image: readImage(first, 'image', productName),
    lineCount: entry.wholeOrNull('order_details_count'),
  };
}

/**
 * The number of orders of each status that the search finds, from the figures of the table (shop-api.md 10.13);
 * null when the shop cannot filter by status.
 */
export function readStatusCounts(table: WireEntry): readonly OrderStatusCountRecord[] | null {
  const counts = table.entry('status_counts');
  return (
    counts &&
    ORDER_STATUSES.map((status) => ({ status, count: counts.stock(wireOrderStatus(status)) }))
  );
}
