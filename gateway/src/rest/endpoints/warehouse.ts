import { DEFAULT_WAREHOUSE_ID } from '@gawai/domain/limits';
import type { RestClient } from '../client/rest-client.ts';
import type { WireEntry } from '../wire/wire-entry.ts';

/** A warehouse; also a pickup point. */
export interface WarehouseRecord {
  readonly id: string;
  readonly name: string;
  /** True for exactly one. */
  readonly isDefault: boolean;
  /** Origin of shipments; null when the shop sends none. */
  readonly cityId: string | null;
  readonly address: string | null;
  /** Free text. */
  readonly openingHours: string | null;
  readonly phone: string | null;
}

/**
 * GET /warehouse, in the shop's order (shop-api.md 5.9). Of several defaults the first counts; without
 * one it is id 1, else the first.
 */
export async function fetchWarehouses(shop: RestClient): Promise<readonly WarehouseRecord[]> {
  const warehouses = await shop.list({ path: ['warehouse'] }, readWarehouse);
  const chosen =
    warehouses.find((warehouse) => warehouse.isDefault) ??
    warehouses.find((warehouse) => warehouse.id === DEFAULT_WAREHOUSE_ID) ??
    warehouses[0];
  return warehouses.map((warehouse) => ({ ...warehouse, isDefault: warehouse === chosen }));
}

function readWarehouse(entry: WireEntry): WarehouseRecord {
  return {
    id: entry.id('id'),
    name: entry.text('name'),
    isDefault: entry.flag('is_default'),
    cityId: entry.idOrNull('city_id'),
    address: entry.textOrNull('address'),
    openingHours: entry.textOrNull('opening_hours'),
    phone: entry.textOrNull('phone'),
  };
}
