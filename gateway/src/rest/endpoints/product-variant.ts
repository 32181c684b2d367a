import type { Rupiah } from '@gawai/domain/money';
import type { WarehouseStock } from '@gawai/domain/stock';
import type { WireEntry } from '../wire/wire-entry.ts';
import { readColor, readImage, type ImageRecord } from './image.ts';

/** Fields that a variant has in common with its product. */
export interface OfProduct {
  readonly price: Rupiah;
  readonly active: boolean;
}

/** A variant of a product; it has the price of the product. */
export interface ProductVariantRecord extends OfProduct {
  readonly id: string;
  readonly name: string;
  readonly sku: string | null;
  /** `#rrggbb`. */
  readonly colour: string | null;
  readonly image: ImageRecord | null;
  /** Pieces that the web shop may sell. */
  readonly onlineStock: number;
  readonly warehouseStocks: readonly WarehouseStock[];
}

/** Reads a variant of a product (shop-api.md 5.2 and 10.2). */
export function readVariant(
  entry: WireEntry,
  { name: productName, price, active }: OfProduct & { readonly name: string },
): ProductVariantRecord {
  return {
    id: entry.id('id'),
    name: entry.text('name'),
    sku: entry.textOrNull('sku'),
    colour: readColor(entry.raw('colour')),
    image: readImage(entry, 'image', `${productName} ${entry.text('name')}`),
    price,
    active,
    onlineStock: entry.stock('total_online_stock'),
    warehouseStocks: readStocks(entry),
  };
}

/** The stocks of a product or a variant in the warehouses. */
export function readStocks(entry: WireEntry): WarehouseStock[] {
  const readStock = (stock: WireEntry) => ({
    warehouseId: stock.id('warehouse_id'),
    stock: stock.stock('stock'),
  });
  return entry.entries('product_stocks', readStock, 'warehouse_id');
}
