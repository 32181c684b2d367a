import { readFields } from '../../http/read-fields.ts';
import { existing, invalid } from '../../http/rejections.ts';
import { ok, rejected, type FieldErrors, type ShopResponse } from '../../http/shop-response.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { stocks, products } from '../../db/tables/catalog.ts';
import { warehouses } from '../../db/tables/shipping.ts';
import type { Shop } from '../../shop.ts';
import { productByIdOrSku, variantsForOperator } from './operator-queries.ts';
import { MAX_PIECES, stockFields, priceFields } from './operator-schemas.ts';
import { operatorProducts } from './operator-shape.ts';

type StockChange = ReturnType<typeof stockFields.read>;

/**
 * POST /operator/product/{id or SKU}/stock: sets (`stock`) or changes (`change`, below 0 for fewer) the
 * pieces of a product or variant at a warehouse. 409 when fewer would be left than none.
 */
export async function changeStock(shop: Shop, key: string, body: unknown): Promise<ShopResponse> {
  const wanted = readFields(stockFields, body, ({ stock, change }, reader) => {
    if ((stock === null) === (change === null)) {
      reader.fail('stock', 'Isi salah satu: Stok atau Perubahan Stok');
    }
    return [];
  });
  const found = existing(await productByIdOrSku(shop.db, key));
  const problem = await holderProblem(shop.db, found.id, wanted);
  if (problem !== null) return invalid(problem);
  await addEmptyRow(shop.db, found.id, wanted);
  return shop.db.transaction(async (transaction) => {
    const { id, stock } = await lockedRow(transaction, found.id, wanted);
    const next = wanted.stock ?? stock + (wanted.change ?? 0);
    if (next < 0) return rejected(409, `Stok hanya tersisa ${stock}`);
    if (next > MAX_PIECES) return rejected(409, `Stok maksimal ${MAX_PIECES}, sekarang ${stock}`);
    await transaction.update(stocks).set({ stock: next }).where(eq(stocks.id, id));
    return ok({
      product_id: found.id,
      product_variant_id: wanted.productVariantId,
      warehouse_id: wanted.warehouseId,
      stock: next,
    });
  });
}

/** Why there can be no such stock: of another product's variant, of no variant, or nowhere. */
async function holderProblem(
  db: Database,
  productId: number,
  { productVariantId: variantId, warehouseId }: StockChange,
): Promise<FieldErrors | null> {
  const variants = await variantsForOperator(db, [productId]);
  if (variantId === null && variants.length > 0) {
    return { product_variant_id: ['Kolom Varian harus dipilih'] };
  }
  if (variantId !== null && !variants.some(({ id }) => id === variantId)) {
    return { product_variant_id: ['Varian tidak ditemukan'] };
  }
  const exists = (await db.$count(warehouses, eq(warehouses.id, warehouseId))) > 0;
  return exists ? null : { warehouse_id: ['Gudang tidak ditemukan'] };
}

/**
 * Creates the stock row when it is missing. Not in the transaction of the change: a new row locks the product at once,
 * a change locks all products at the end (migration 0003), and with both, two changes could deadlock.
 */
async function addEmptyRow(
  db: Database,
  productId: number,
  { productVariantId: variantId, warehouseId }: StockChange,
): Promise<void> {
  await db
    .insert(stocks)
    .values({ productId, variantId, warehouseId, stock: 0 })
    .onConflictDoNothing();
}

/** Reads and locks the stock row. */
async function lockedRow(
  transaction: Database,
  productId: number,
  { productVariantId: variantId, warehouseId }: StockChange,
): Promise<{ id: number; stock: number }> {
  const [row] = await transaction
    .select({ id: stocks.id, stock: stocks.stock })
    .from(stocks)
    .where(
      and(
        eq(stocks.productId, productId),
        eq(stocks.warehouseId, warehouseId),
        variantId === null ? isNull(stocks.variantId) : eq(stocks.variantId, variantId),
      ),
    )
    .for('update');
  if (row === undefined) throw new Error('A stock row is missing just after its creation');
  return row;
}

/**
 * POST /operator/product/{id or SKU}/price: sets the price of a product, and with `original_price` the struck-through
 * price (0 for none), in whole rupiah. Orders keep their prices; a cart with the old price gets an error at checkout.
 */
export async function changePrice(shop: Shop, key: string, body: unknown): Promise<ShopResponse> {
  const { price: wanted, originalPrice: sent } = readFields(priceFields, body, (values, reader) => {
    if (values.price === null) reader.fail('price', 'Kolom Harga harus diisi');
    return [];
  });
  const price = wanted ?? 0;
  return shop.db.transaction(async (transaction) => {
    const found = existing(await productByIdOrSku(transaction, key));
    const [present] = await transaction
      .select({ originalPrice: products.originalPrice })
      .from(products)
      .where(eq(products.id, found.id))
      .for('no key update');
    const originalPrice = sent ?? present?.originalPrice ?? 0;
    if (originalPrice > 0 && originalPrice < price) {
      const text = 'Harga Asli harus 0 atau tidak lebih rendah dari Harga';
      return invalid({ original_price: [text] });
    }
    await transaction
      .update(products)
      .set({ price, originalPrice })
      .where(eq(products.id, found.id));
    const [changed] = await operatorProducts(transaction, [{ ...found, price, originalPrice }]);
    return ok(changed);
  });
}
