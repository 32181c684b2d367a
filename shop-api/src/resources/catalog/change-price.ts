import { eq } from 'drizzle-orm';
import { products } from '../../db/tables/catalog.ts';
import { FormReader } from '../../http/form.ts';
import { invalid, notFound } from '../../http/rejections.ts';
import { ok, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { productByIdOrSku } from './operator-queries.ts';
import { priceForm } from './operator-schemas.ts';
import { operatorProducts } from './operator-shape.ts';

/**
 * POST /operator/product/{id or SKU}/price: the price of a product, and the original price that is
 * struck through beside it when one is sent (0 for none), in whole rupiah. Orders keep the price they
 * were made with; a cart with the old one gets an error at checkout.
 */
export async function changePrice(shop: Shop, key: string, body: unknown): Promise<ShopResponse> {
  const form = new FormReader(body);
  const { price, originalPrice: sent } = priceForm.read(form);
  if (price === null) form.fail('price', 'Kolom Harga harus diisi');
  if (form.errors !== null || price === null) return invalid(form.errors ?? {});
  return shop.db.transaction(async (transaction) => {
    const found = await productByIdOrSku(transaction, key);
    if (found === null) return notFound();
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
