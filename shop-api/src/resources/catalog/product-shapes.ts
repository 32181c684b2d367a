import { wireRecord } from '../../http/wire-record.ts';
import { pictureFacts, type PictureService } from '../picture/picture-service.ts';
import type { ListedProduct, ShownProduct, SpecificationRow } from './product-queries.ts';
import {
  categoryLink,
  listEntry,
  product as productSchema,
  specification,
  variant as variantSchema,
} from './product-schemas.ts';
import type { ShownVariant, StockRow } from './stock-queries.ts';

/**
 * A product of a list (shop-api.md 5.2), with the average colour of its picture as a placeholder (`image_1_color`,
 * `#rrggbb` or null, beyond the contract) and its size (shop-api.md 10.2).
 */
export function listedShape(product: ListedProduct, pictures: PictureService) {
  return wireRecord(listEntry, product, {
    star: starText(product.star),
    ...pictureFacts('image_1', product.image1, pictures),
    product_category: wireRecord(categoryLink, product.category, {}),
  });
}

/** Related rows of any number of products. */
export interface ProductParts {
  readonly variants: readonly ShownVariant[];
  readonly stocks: readonly StockRow[];
  readonly specifications: readonly SpecificationRow[];
}

/** A product in the format of its page (shop-api.md 5.2). */
export function productDetail(
  product: ShownProduct,
  parts: ProductParts,
  pictures: PictureService,
) {
  const variants = parts.variants.filter(({ productId }) => productId === product.id);
  const stocks = parts.stocks.filter(({ productId }) => productId === product.id);
  const holders: readonly (number | null)[] =
    variants.length === 0 ? [null] : variants.map(({ id }) => id);
  return wireRecord(productSchema, product, {
    ...listedShape(product, pictures),
    specifications: parts.specifications
      .filter(({ productId }) => productId === product.id)
      .map((row) => wireRecord(specification, row, {})),
    ...pictureFacts('image_2', product.image2, pictures),
    ...pictureFacts('image_3', product.image3, pictures),
    ...pictureFacts('image_4', product.image4, pictures),
    ...pictureFacts('image_5', product.image5, pictures),
    product_stocks: perWarehouse(stocks.filter(({ variantId }) => holders.includes(variantId))),
    product_variants: variants.map((variant) => {
      const own = perWarehouse(stocks.filter(({ variantId }) => variantId === variant.id));
      const total = own.reduce((sum, { stock }) => sum + stock, 0);
      return wireRecord(variantSchema, variant, { total_online_stock: total, product_stocks: own });
    }),
  });
}

/** Pieces by warehouse, in the order in which the warehouses first occur. */
function perWarehouse(rows: readonly StockRow[]) {
  const sums = new Map<number, number>();
  for (const { warehouseId, stock } of rows) {
    sums.set(warehouseId, (sums.get(warehouseId) ?? 0) + stock);
  }
  return [...sums].map(([warehouse_id, stock]) => ({ warehouse_id, stock }));
}

/** The mean of the stars with at least one decimal: `4.7`, `4.67`, `0.0`. */
export function starText(star: string): string {
  return star.replace(/(\.\d)0$/, '$1');
}
