import { wireRecord } from '../../http/wire-record.ts';
import { productCard } from '../catalog/product-schemas.ts';
import { starText } from '../catalog/product-shapes.ts';
import { pictureFacts, type PictureService } from '../picture/picture-service.ts';
import type { WishlistRow } from './queries.ts';
import { item } from './wishlist-schemas.ts';

/**
 * An entry as the wire sends it: its own price is that of the day it was added (shop-api.md 5.11). As in
 * lists, the colour and the size of the picture stand beside it (`image_1_color`).
 */
export function itemShape(row: WishlistRow, pictures: PictureService) {
  const { product, totalOnlineStock } = row;
  return wireRecord(item, row, {
    product_variant: row.variant,
    product:
      product &&
      wireRecord(productCard, product, {
        star: starText(product.star),
        ...pictureFacts('image_1', product.image1, pictures),
        total_online_stock: totalOnlineStock,
      }),
  });
}
