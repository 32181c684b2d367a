import { CAROUSEL_AUTOPLAY_MS, CAROUSEL_SLIDES } from '@gawai/domain/limits';
import type { ReactNode } from 'react';
import { Carousel } from '../../ui/carousel.tsx';
import type { ProductCardFragment } from './product-card.generated.ts';
import { ProductCard } from './product-card.tsx';

interface FeaturedProductsProps {
  label: string;
  products: readonly ProductCardFragment[];
  /** The wishlist toggle of each product. */
  wishlistToggleOf: (product: ProductCardFragment) => ReactNode;
}

/**
 * The products that the shop features, as a row that moves every five seconds. It loops, and moves at
 * all, only from five products on (specification.md 2, home).
 */
export function FeaturedProducts({ label, products, wishlistToggleOf }: FeaturedProductsProps) {
  const isLooping = products.length >= CAROUSEL_SLIDES.wide;
  return (
    <Carousel
      label={label}
      view="products"
      isLooping={isLooping}
      {...(isLooping && { autoplayMs: CAROUSEL_AUTOPLAY_MS })}
      slides={products.map((product) => ({
        key: product.id,
        content: <ProductCard product={product} wishlistToggle={wishlistToggleOf(product)} />,
      }))}
    />
  );
}
