import { orderStatus, wireOrderStatus, type OrderStatus } from '@gawai/domain/order-status';
import { orderStatusLabels, orderStatusOfLabel } from '@gawai/domain/texts/labels';
import type { CustomerOrdersArgs, OrderColumn } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { OrderPreviewRecord } from '../../rest/endpoints/listed-order.ts';
import { readTableRequest, type TableRequest } from '../../rest/wire/table-query.ts';
import type { KnownOrder } from './whole-order.ts';

const WIRE_COLUMNS: Readonly<Record<OrderColumn, string>> = {
  NUMBER: 'order_no',
  PLACED_AT: 'order_time',
  GRAND_TOTAL: 'grand_total',
};

/** The requested page of the order history; by default the highest number first, of any status. */
export function orderTableRequest({
  sort,
  status,
  ...args
}: Partial<CustomerOrdersArgs>): TableRequest {
  const request = readTableRequest(args, {
    column: WIRE_COLUMNS[sort?.column ?? 'NUMBER'],
    direction: sort ? (sort.direction ?? 'ASCENDING') : 'DESCENDING',
  });
  return status ? { ...request, filter: { status: wireOrderStatus(status) } } : request;
}

/** Preview of an order; for a whole order its first line, with the present image of the product. */
export async function previewOf(
  order: KnownOrder,
  { loaders }: GatewayContext,
): Promise<OrderPreviewRecord | null> {
  if (!('lines' in order)) return order.preview;
  const [line] = order.lines;
  if (line === undefined) return null;
  const { productId, productName, variantName } = line;
  const product = productId === null ? null : await loaders.productById.load(productId);
  return {
    productName,
    variantName,
    image: product?.image ?? null,
    lineCount: order.lines.length,
  };
}

/** Status by the flags of an order; in a list without flags, by the status text of the shop. */
export function statusOf(order: KnownOrder): OrderStatus | null {
  if ('lines' in order || order.labelOverride === null) return orderStatus(order);
  return orderStatusOfLabel(order.labelOverride);
}

/** Label of the status; the text of the shop when it matches no status. */
export function statusLabelOf(order: KnownOrder): string {
  const status = statusOf(order);
  if (status !== null) return orderStatusLabels[status];
  return ('labelOverride' in order ? order.labelOverride : null) ?? '';
}
