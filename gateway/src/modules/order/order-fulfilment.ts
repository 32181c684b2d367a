import type { GatewayContext } from '../../graphql/context.ts';
import type { OrderRecord, OrderWarehouseRecord } from '../../rest/endpoints/order.ts';
import type { WarehouseRecord } from '../../rest/endpoints/warehouse.ts';

/** Delivery or pickup of an order; `warehouseId` is the id of the warehouse as it is now. */
export type OrderFulfilmentRecord = OrderDeliveryRecord | OrderPickupRecord;

export interface OrderDeliveryRecord {
  readonly __typename: 'OrderDelivery';
  readonly methodName: string | null;
  readonly service: string | null;
  readonly warehouseId: string | null;
  readonly warehouseName: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
}

/** Pickup by the buyer, with the warehouse address of the order. */
export interface OrderPickupRecord extends Omit<OrderWarehouseRecord, 'id' | 'name'> {
  readonly __typename: 'OrderPickup';
  readonly warehouseId: string | null;
  readonly warehouseName: string | null;
}

export function orderFulfilment(order: OrderRecord): OrderFulfilmentRecord {
  const { id: warehouseId, name: warehouseName, ...address } = order.warehouse;
  if (order.shippingType === 'PICKUP') {
    return { __typename: 'OrderPickup', warehouseId, warehouseName, ...address };
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

/** The warehouse of an order as it is now; null when the order has no warehouse id, or the shop no longer has it. */
export async function orderWarehouse(
  { warehouseId }: Pick<OrderFulfilmentRecord, 'warehouseId'>,
  _args: object,
  { data }: GatewayContext,
): Promise<WarehouseRecord | null> {
  if (warehouseId === null) return null;
  return (await data.warehouses()).find(({ id }) => id === warehouseId) ?? null;
}
