import type { Database } from '../../db/database.ts';
import {
  stocksForOperator,
  variantsForOperator,
  type OperatorProduct,
} from './operator-queries.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { operatorProduct, operatorStock, operatorVariant } from './operator-schemas.ts';

type StockRow = Awaited<ReturnType<typeof stocksForOperator>>[number];

/** Products with price and stock by variant and warehouse, in the format of the operator calls. */
export async function operatorProducts(db: Database, products: readonly OperatorProduct[]) {
  if (products.length === 0) return [];
  const ids = products.map(({ id }) => id);
  const variants = await variantsForOperator(db, ids);
  const stocks = await stocksForOperator(db, ids);
  return products.map((product) => {
    const own = stocks.filter(({ productId }) => productId === product.id);
    return wireRecord(operatorProduct, product, {
      product_stocks: atWarehouses(own, null),
      product_variants: variants
        .filter(({ productId }) => productId === product.id)
        .map((variant) =>
          wireRecord(operatorVariant, variant, { product_stocks: atWarehouses(own, variant.id) }),
        ),
    });
  });
}

/** The stock of one variant, or (null) that of the product itself. */
function atWarehouses(rows: readonly StockRow[], variantId: number | null) {
  return rows
    .filter((row) => row.variantId === variantId)
    .map((row) => wireRecord(operatorStock, row, {}));
}
