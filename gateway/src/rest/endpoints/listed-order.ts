import type { Rupiah } from '@gawai/domain/money';
import type { OrderFlags } from '@gawai/domain/order-status';
import type { RestClient } from '../client/rest-client.ts';
import type { TableColumn, TableRequest } from '../wire/table-query.ts';
import type { WireEntry } from '../wire/wire-entry.ts';
import type { TablePage } from '../wire/wire-table.ts';

/** What the shop's list has of an order (shop-api.md 5.20). */
export interface ListedOrderRecord extends OrderFlags {
  readonly hash: string;
  readonly number: string;
  /** ISO 8601 text. */
  readonly placedAt: string | null;
  readonly grandTotal: Rupiah;
  /** The shop's own word for where it stands; null when the three flags say it. */
  readonly labelOverride: string | null;
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

/** GET /order as a table: one page of the client's orders (shop-api.md 5.3 and 5.20). */
export function fetchOrderTable(
  shop: RestClient,
  request: TableRequest,
): Promise<TablePage<ListedOrderRecord>> {
  return shop.table(['order'], COLUMNS, request, readListedOrder);
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
  };
}
