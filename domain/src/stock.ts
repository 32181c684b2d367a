import { DEFAULT_WAREHOUSE_ID, QUANTITY_MAX, QUANTITY_MIN } from './limits.ts';
import type { ShippingType } from './shipping.ts';

/** Pieces of one product or variant in one warehouse. */
export type WarehouseStock = { readonly warehouseId: string; readonly stock: number };

/** The stock of a product or a variant: what the web shop may sell, and in which warehouses it is. */
export type StockHolder = {
  readonly onlineStock: number;
  readonly warehouseStocks: readonly WarehouseStock[];
};

/** The pieces that a line needs, with the stock of the warehouses. */
export type StockNeed = {
  readonly productId: string;
  readonly variantId: string | null;
  readonly quantity: number;
  readonly warehouseStocks: readonly WarehouseStock[];
};

/** A warehouse as the choice rules see it. */
export type WarehouseChoice = { readonly id: string; readonly isDefault: boolean };

/** A warehouse with the indexes of the lines it cannot fill; none = it may be chosen. */
export type WarehouseCheck<W> = { readonly warehouse: W; readonly blockedBy: readonly number[] };

/**
 * Who holds the stock of a line: the variant when one is named, else the product. Undefined when the
 * product does not have that variant. Its figures are the onlineStock and offlineStocks of a line.
 */
export function stockHolder<H extends StockHolder, V extends StockHolder & { readonly id: string }>(
  product: H & { readonly variants: readonly V[] },
  variantId: string | null,
): H | V | undefined {
  if (variantId === null) return product;
  return product.variants.find((variant) => variant.id === variantId);
}

/** True for a quantity an order line can have: whole, 1 to 999. */
export function isOrderQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= QUANTITY_MIN && quantity <= QUANTITY_MAX;
}

/**
 * A wanted quantity brought inside what can be bought: at least 1, at most the online stock (and
 * 999). 0 only when there is no stock at all, which means the line cannot be bought now.
 */
export function limitQuantity(wanted: number, onlineStock: number): number {
  const most = Math.min(Math.floor(onlineStock), QUANTITY_MAX);
  if (!(most >= QUANTITY_MIN)) return 0;
  return Math.min(most, Math.max(QUANTITY_MIN, Math.trunc(wanted) || QUANTITY_MIN));
}

/**
 * What the stepper shows after a shopper typed into it (specification.md 4): blank or text
 * returns to the last value, below 1 becomes 1, above the stock becomes the stock. Without any stock
 * the last value stays; such a line is shown as unavailable.
 */
export function typedQuantity(typed: string, last: number, onlineStock: number): number {
  const text = typed.trim();
  if (!/^[+-]?\d+$/.test(text) || onlineStock < QUANTITY_MIN) return last;
  return limitQuantity(Number(text), onlineStock);
}

function needKey(need: StockNeed): string {
  return JSON.stringify([need.productId, need.variantId]);
}

function stockAt(need: StockNeed, warehouseId: string): number {
  return need.warehouseStocks
    .filter((entry) => entry.warehouseId === warehouseId)
    .reduce((sum, entry) => sum + Math.max(0, entry.stock), 0);
}

/**
 * The indexes of the lines a warehouse cannot fill. All lines of the same product and variant count
 * together, so two lines of three need six pieces (specification.md 4).
 */
export function linesBlocking(warehouseId: string, needs: readonly StockNeed[]): number[] {
  const wanted = new Map<string, number>();
  for (const need of needs) {
    wanted.set(needKey(need), (wanted.get(needKey(need)) ?? 0) + need.quantity);
  }
  return needs.flatMap((need, line) =>
    (wanted.get(needKey(need)) ?? 0) > stockAt(need, warehouseId) ? [line] : [],
  );
}

/** Every warehouse with the lines for which it cannot be chosen, in the shop's order. */
export function checkWarehouses<W extends { readonly id: string }>(
  warehouses: readonly W[],
  needs: readonly StockNeed[],
): WarehouseCheck<W>[] {
  return warehouses.map((warehouse) => ({
    warehouse,
    blockedBy: linesBlocking(warehouse.id, needs),
  }));
}

/**
 * The warehouse that is preselected, of those that remain (specification.md 4). Delivery:
 * the one marked default, else id 1, else the first. Pickup: the first. Undefined when none remains.
 */
export function chooseWarehouse<W extends WarehouseChoice>(
  eligible: readonly W[],
  shippingType: ShippingType,
): W | undefined {
  if (shippingType === 'PICKUP') return eligible[0];
  return (
    eligible.find((warehouse) => warehouse.isDefault) ??
    eligible.find((warehouse) => warehouse.id === DEFAULT_WAREHOUSE_ID) ??
    eligible[0]
  );
}
