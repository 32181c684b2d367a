import type { ProductCardFragment } from '../../features/catalog/product-card.generated.ts';
import { RecentProducts } from '../../features/catalog/recent-products.tsx';
import { RelatedProducts } from '../../features/catalog/related-products.tsx';
import { WishlistToggle } from '../../features/wishlist/wishlist-toggle.tsx';
import styles from './product-page.module.css';

const wishlistToggleOf = (product: ProductCardFragment) => (
  <WishlistToggle product={product} isOnCard />
);

interface FurtherProductsProps {
  product: { readonly id: string; readonly slug: string };
}

/** Related products and recently viewed products. */
export function FurtherProducts({ product }: FurtherProductsProps) {
  return (
    <div className={styles['page']}>
      <RelatedProducts slug={product.slug} wishlistToggleOf={wishlistToggleOf} />
      <RecentProducts id={product.id} wishlistToggleOf={wishlistToggleOf} />
    </div>
  );
}
