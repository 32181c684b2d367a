import { formatRating } from '@gawai/domain/product';
import type { ReactNode } from 'react';
import { paths } from '../../routing/paths.ts';
import { productPageTexts, productTexts } from '../../texts/product.ts';
import { Link } from '../../ui/link.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { ProductDetailFragment } from './product-detail.generated.ts';
import { ProductPrice } from './product-price.tsx';
import { ShareProduct } from './share-product.tsx';
import styles from './product-heading.module.css';

function CategoryName({ category }: Pick<ProductDetailFragment, 'category'>) {
  if (category === null) return null;
  return (
    <p className={styles['category']}>
      <Link to={paths.listing({ category: category.slug })}>{category.name}</Link>
    </p>
  );
}

interface ProductHeadingProps {
  product: ProductDetailFragment;
  /** The chosen variant; null when the product has none, or none is left. */
  variantId: string | null;
  /** The wishlist toggle. */
  wishlistToggle: ReactNode;
}

/**
 * Category, name, rating above 0, price with discount and by instalments, and the buttons for wishlist
 * and sharing (specification.md 2).
 */
export function ProductHeading({ product, variantId, wishlistToggle }: ProductHeadingProps) {
  const rating = formatRating(product.rating);
  const installment = product.lowestInstallment;
  return (
    <div className={styles['heading']}>
      <div className={styles['top']}>
        <div className={styles['text']}>
          <CategoryName category={product.category} />
          <h1 className={styles['name']}>
            <Unbroken text={product.name} />
          </h1>
        </div>
        <div className={styles['tools']}>
          <ShareProduct product={product} variantId={variantId} />
          {wishlistToggle}
        </div>
      </div>
      {rating === null ? null : (
        <span className={styles['rating']}>
          <Stars rating={rating} label={productTexts.rating(rating)} />
        </span>
      )}
      <ProductPrice product={product} look="page" />
      {installment === null || product.availability !== 'AVAILABLE' ? null : (
        <p className={styles['installment']}>
          <Unbroken
            text={productPageTexts.installment(
              installment.monthlyAmount,
              installment.months,
              installment.method.name,
            )}
          />
        </p>
      )}
    </div>
  );
}
