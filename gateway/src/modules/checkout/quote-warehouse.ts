import type { Problem } from '@gawai/domain/problem';
import { checkWarehouses, chooseWarehouse } from '@gawai/domain/stock';
import type { WarehouseRecord } from '../../rest/endpoints/warehouse.ts';
import type { LineNeed } from './quote-lines.ts';
import type { FulfilmentRequest } from './quote-request.ts';

/** A warehouse, and whether it can fill the cart. */
export interface WarehouseChoiceRecord {
  readonly warehouse: WarehouseRecord;
  readonly canFulfil: boolean;
  /** Indexes in the input of the lines that it is short of. */
  readonly shortLines: readonly number[];
}

/** The warehouse of a quote, and its problem. */
export interface ChosenWarehouse {
  readonly warehouse: WarehouseRecord | null;
  readonly problem: Problem | null;
}

/** Every warehouse with the lines that it is short of, in the shop's order. */
export function warehouseChoices(
  warehouses: readonly WarehouseRecord[],
  needs: readonly LineNeed[],
): WarehouseChoiceRecord[] {
  return checkWarehouses(warehouses, needs).map(({ warehouse, blockedBy }) => ({
    warehouse,
    canFulfil: blockedBy.length === 0,
    shortLines: blockedBy.flatMap((index) => needs[index]?.line ?? []),
  }));
}

/**
 * The requested warehouse, or by default (specification.md 4) for delivery the default one of those that
 * can fill the cart, for pickup the first of them. A requested one that is short of a line stays chosen
 * and has a problem.
 */
export function pickWarehouse(
  choices: readonly WarehouseChoiceRecord[],
  { type, warehouseId }: Pick<FulfilmentRequest, 'type' | 'warehouseId'>,
): ChosenWarehouse {
  const eligible = choices.filter((choice) => choice.canFulfil).map((choice) => choice.warehouse);
  if (warehouseId === null) {
    const warehouse = chooseWarehouse(eligible, type) ?? null;
    return { warehouse, problem: warehouse === null ? { code: 'NO_WAREHOUSE' } : null };
  }
  const named = choices.find(({ warehouse }) => warehouse.id === warehouseId);
  if (named === undefined) return { warehouse: null, problem: { code: 'WAREHOUSE_UNKNOWN' } };
  const { warehouse } = named;
  if (eligible.length === 0) return { warehouse, problem: { code: 'NO_WAREHOUSE' } };
  return {
    warehouse,
    problem: named.canFulfil ? null : { code: 'WAREHOUSE_EXCLUDED', warehouseName: warehouse.name },
  };
}
