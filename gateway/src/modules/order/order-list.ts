import { orderStatus, type OrderStatus } from '@gawai/domain/order-status';
import { orderStatusLabels, orderStatusOfLabel } from '@gawai/domain/texts/labels';
import type {
  OrderColumn,
  OrderSummaryResolvers,
  QueryOrderTableArgs,
} from '../../__generated__/resolvers.ts';
import { encodeId } from '../../graphql/global-id.ts';
import type { OrderSummaryRecord } from '../../rest/endpoints/order-summary.ts';
import { readTableRequest, type TableRequest } from '../../rest/wire/table-query.ts';

const WIRE_COLUMNS: Readonly<Record<OrderColumn, string>> = {
  NUMBER: 'order_no',
  PLACED_AT: 'order_time',
  GRAND_TOTAL: 'grand_total',
};

/** What of the order history is asked for: the highest number first unless it says otherwise. */
export function orderTableRequest({ sort, ...args }: Partial<QueryOrderTableArgs>): TableRequest {
  return readTableRequest(args, {
    column: WIRE_COLUMNS[sort?.column ?? 'NUMBER'],
    direction: sort ? (sort.direction ?? 'ASCENDING') : 'DESCENDING',
  });
}

/** Where an order stands, by its flags; without any, by the shop's own status text. */
function statusOf({ labelOverride, ...flags }: OrderSummaryRecord): OrderStatus | null {
  return labelOverride === null ? orderStatus(flags) : orderStatusOfLabel(labelOverride);
}

/** An order as lists show it (shop-api.md 5.20). */
export const orderSummaryResolvers: OrderSummaryResolvers = {
  id: ({ hash }) => encodeId('OrderSummary', hash),
  status: (parent) => statusOf(parent),
  statusLabel: (parent) => {
    const status = statusOf(parent);
    return status === null ? (parent.labelOverride ?? '') : orderStatusLabels[status];
  },
};
