import type { Database } from '../../db/database.ts';
import {
  stocksForOperator,
  variantsForOperator,
  type OperatorProduct,
} from './operator-queries.ts';
import type { OperatorProductRecord } from './operator-schemas.ts';

type StockRow = Awaited<ReturnType<typeof stocksForOperator>>[number];

/** Products with price and stock by variant and warehouse, as the operator's calls answer them. */
export async function operatorProducts(
  db: Database,
  products: readonly OperatorProduct[],
): Promise<OperatorProductRecord[]> {
  if (products.length === 0) return [];
  const ids = products.map(({ id }) => id);
  const variants = await variantsForOperator(db, ids);
  const stocks = await stocksForOperator(db, ids);
  return products.map((product) => {
    const own = stocks.filter(({ productId }) => productId === product.id);
    return {
      id: product.id,
      sku: product.sku,
      name: product.name,
      status: product.status,
      price: product.price,
      original_price: product.originalPrice,
      product_stocks: atWarehouses(own, null),
      product_variants: variants
        .filter(({ productId }) => productId === product.id)
        .map(({ id, name, isActive }) => ({
          id,
          name,
          is_active: isActive ? 1 : 0,
          product_stocks: atWarehouses(own, id),
        })),
    };
  });
}

/** The pieces of one variant, or (null) those that belong to the product itself. */
function atWarehouses(rows: readonly StockRow[], variantId: number | null) {
  return rows
    .filter((row) => row.variantId === variantId)
    .map(({ warehouseId, warehouse, stock }) => ({ warehouse_id: warehouseId, warehouse, stock }));
}
