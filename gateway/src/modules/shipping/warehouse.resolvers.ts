import type { WarehouseResolvers } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { encodeId } from '../../graphql/global-id.ts';
import { UpstreamError } from '../../rest/client/upstream-error.ts';
import type { WarehouseRecord } from '../../rest/endpoints/warehouse.ts';

/** A warehouse, or its id from a stock or an order; other fields are read when they are selected. */
export type KnownWarehouse = WarehouseRecord | Pick<WarehouseRecord, 'id'>;

async function readWarehouse(
  id: string,
  { data }: Pick<GatewayContext, 'data'>,
): Promise<WarehouseRecord> {
  const found = (await data.warehouses()).find((warehouse) => warehouse.id === id);
  if (found === undefined) {
    throw new UpstreamError('SHOP_BAD_REPLY', `the shop lists no warehouse ${id}`);
  }
  return found;
}

const field =
  <Value>(read: (warehouse: WarehouseRecord) => Value) =>
  (known: KnownWarehouse, _: object, context: Pick<GatewayContext, 'data'>) =>
    'name' in known ? read(known) : readWarehouse(known.id, context).then(read);

/** Fields of a warehouse. */
export const warehouseResolvers: WarehouseResolvers = {
  id: ({ id }) => encodeId('Warehouse', id),
  name: field(({ name }) => name),
  isDefault: field(({ isDefault }) => isDefault),
  address: field(({ address }) => address),
  openingHours: field(({ openingHours }) => openingHours),
  phone: field(({ phone }) => phone),
};
