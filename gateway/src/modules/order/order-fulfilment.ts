import type { GatewayContext } from '../../graphql/context.ts';
import type { OrderRecord, OrderWarehouseRecord } from '../../rest/endpoints/order.ts';
import type { WarehouseRecord } from '../../rest/endpoints/warehouse.ts';

/** How the goods of an order reach the buyer; `warehouseId` names the warehouse as it is now. */
export type OrderFulfilmentRecord = OrderDeliveryRecord | OrderPickupRecord;

/** Delivery to the buyer. */
export interface OrderDeliveryRecord {
  readonly __typename: 'OrderDelivery';
  readonly methodName: string | null;
  readonly service: string | null;
  readonly warehouseId: string | null;
  readonly warehouseName: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
}

/** Pickup by the buyer, with the place as the order has it. */
export interface OrderPickupRecord extends Omit<OrderWarehouseRecord, 'id' | 'name'> {
  readonly __typename: 'OrderPickup';
  readonly warehouseId: string | null;
  readonly warehouseName: string | null;
}

/** How the goods of an order reach the buyer. */
export function orderFulfilment(order: OrderRecord): OrderFulfilmentRecord {
  const { id: warehouseId, name: warehouseName, ...place } = order.warehouse;
  if (order.shippingType === 'PICKUP') {
    return { __typename: 'OrderPickup', warehouseId, warehouseName, ...place };
  }
  return {
    __typename: 'OrderDelivery',
    methodName: order.shippingMethodName,
    service: order.shippingService,
    warehouseId,
    warehouseName,
    trackingNumber: order.trackingNumber,
    trackingUrl: order.trackingUrl,
  };
}

/** The warehouse of an order as it is now; null when the shop does not say which, or has it no more. */
export async function orderWarehouse(
  { warehouseId }: Pick<OrderFulfilmentRecord, 'warehouseId'>,
  _args: object,
  { data }: GatewayContext,
): Promise<WarehouseRecord | null> {
  if (warehouseId === null) return null;
  return (await data.warehouses()).find(({ id }) => id === warehouseId) ?? null;
}
