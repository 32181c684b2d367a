import { invalid, notFound } from '../../http/rejections.ts';
import { ok, type ShopResponse } from '../../http/shop-response.ts';
import { idFrom } from '../../http/text.ts';
import type { Shop } from '../../shop.ts';
import { productBySlugOrId, productsByIds, type ShownProduct } from './product-queries.ts';
import { listedShape, productDetail } from './product-shapes.ts';
import { relatedProducts } from './related-products.ts';
import { specificationsOf } from './specification-queries.ts';
import { stocksOf, variantsOf } from './stock-queries.ts';

const MOST_IDS = 100;

/** GET /product/{slug or id} (shop-api.md 5.2). */
export async function productByKey(shop: Shop, key: string): Promise<ShopResponse> {
  const found = await productBySlugOrId(shop.db, key, idFrom(key));
  if (found === null) return notFound();
  const [detail] = await productDetails(shop, [found]);
  return ok(detail);
}

/** GET /product/{slug or id}/related (shop-api.md 10.4). */
export async function relatedToProduct(shop: Shop, key: string): Promise<ShopResponse> {
  const found = await productBySlugOrId(shop.db, key, idFrom(key));
  if (found === null) return notFound();
  const related = await relatedProducts(shop.db, found);
  return ok(related.map((product) => listedShape(product, shop.pictures)));
}

/**
 * GET /product?ids=1,2,3 (shop-api.md 10): the products in the order of their ids, each once; those that are
 * unknown or not sold are left out. 422 for anything but 1 to 100 whole numbers.
 */
export async function productList(shop: Shop, given: string): Promise<ShopResponse> {
  const texts = given.split(',').map((text) => text.trim());
  if (texts.length > MOST_IDS) return invalid({ ids: [`Kolom Produk maksimal ${MOST_IDS} id`] });
  if (!texts.every((text) => /^[0-9]+$/.test(text))) {
    return invalid({ ids: ['Kolom Produk tidak valid'] });
  }
  const ids = texts.map(idFrom).filter((id) => id !== null);
  return ok(await productDetails(shop, await productsByIds(shop.db, ids)));
}

/** The products with what belongs to them, read at once however many they are. */
async function productDetails(shop: Shop, products: readonly ShownProduct[]) {
  const ids = products.map(({ id }) => id);
  const parts = {
    variants: await variantsOf(shop.db, ids),
    stocks: await stocksOf(shop.db, ids),
    specifications: await specificationsOf(shop.db, ids),
  };
  return products.map((product) => productDetail(product, parts, shop.pictures));
}
