import { sizeFields, type PictureService } from '../picture/picture-service.ts';
import { starText } from '../catalog/product-shapes.ts';
import type { WishlistItem } from './wishlist-schemas.ts';
import type { WishlistRow } from './queries.ts';

/**
 * An entry as the wire sends it: its own price is that of the day it was added (shop-api.md 5.11). As in
 * lists, the colour and the size of the picture stand beside it (`image_1_color`).
 */
export function itemShape(
  { id, productId, price, variant, product, ...row }: WishlistRow,
  pictures: PictureService,
): WishlistItem {
  return {
    id,
    product_id: productId,
    product_variant: variant,
    price,
    product: product && {
      id: product.id,
      name: product.name,
      url_slug: product.urlSlug,
      price: product.price,
      original_price: product.originalPrice,
      status: product.status,
      star: starText(product.star),
      image_1: product.image1,
      image_1_color: pictures.colourOf(product.image1),
      ...sizeFields('image_1', product.image1, pictures),
      total_online_stock: row.totalOnlineStock,
    },
  };
}
