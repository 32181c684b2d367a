import { sizeFields, type PictureService } from '../picture/picture-service.ts';
import type { ListedProduct, ShownProduct } from './product-queries.ts';
import type { SpecificationRow } from './specification-queries.ts';
import type { ShownVariant, StockRow } from './stock-queries.ts';

/**
 * A product as lists send it (shop-api.md 5.2), with the average colour of its picture to fill the place
 * of it (`image_1_color`, `#rrggbb` or null, beyond the contract) and its size (shop-api.md 10.2).
 */
export function listEntry(product: ListedProduct, pictures: PictureService) {
  return {
    id: product.id,
    name: product.name,
    url_slug: product.urlSlug,
    price: product.price,
    original_price: product.originalPrice,
    weight: product.weight,
    status: product.status,
    star: starText(product.star),
    sku: product.sku,
    brand: product.brand,
    review_count: product.reviewCount,
    image_1: product.image1,
    image_1_color: pictures.colourOf(product.image1),
    ...sizeFields('image_1', product.image1, pictures),
    total_online_stock: product.totalOnlineStock,
    product_category: {
      id: product.category.id,
      name: product.category.name,
      url_slug: product.category.urlSlug,
    },
  };
}

/** What belongs to products, of any number of them. */
export interface ProductParts {
  readonly variants: readonly ShownVariant[];
  readonly stocks: readonly StockRow[];
  readonly specifications: readonly SpecificationRow[];
}

/** A product as its own page needs it (shop-api.md 5.2). */
export function productDetail(
  product: ShownProduct,
  parts: ProductParts,
  pictures: PictureService,
) {
  const variants = parts.variants.filter(({ productId }) => productId === product.id);
  const stocks = parts.stocks.filter(({ productId }) => productId === product.id);
  const holders: readonly (number | null)[] =
    variants.length === 0 ? [null] : variants.map(({ id }) => id);
  return {
    ...listEntry(product, pictures),
    description: product.description,
    warranty: product.warranty,
    specifications: parts.specifications
      .filter(({ productId }) => productId === product.id)
      .map(({ group, key, name, value, unit }) => ({ group, key, name, value, unit })),
    image_2: product.image2,
    image_3: product.image3,
    image_4: product.image4,
    image_5: product.image5,
    image_2_color: pictures.colourOf(product.image2),
    image_3_color: pictures.colourOf(product.image3),
    image_4_color: pictures.colourOf(product.image4),
    image_5_color: pictures.colourOf(product.image5),
    ...sizeFields('image_2', product.image2, pictures),
    ...sizeFields('image_3', product.image3, pictures),
    ...sizeFields('image_4', product.image4, pictures),
    ...sizeFields('image_5', product.image5, pictures),
    meta_title: product.metaTitle,
    meta_description: product.metaDescription,
    meta_keywords: product.metaKeywords,
    product_stocks: perWarehouse(stocks.filter(({ variantId }) => holders.includes(variantId))),
    product_variants: variants.map(({ id, name, sku, colour, image }) => {
      const own = perWarehouse(stocks.filter(({ variantId }) => variantId === id));
      const total = own.reduce((sum, { stock }) => sum + stock, 0);
      return { id, name, sku, colour, image, total_online_stock: total, product_stocks: own };
    }),
  };
}

/** Pieces by warehouse, in the order the warehouses first come up. */
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
