import { productTexts } from '../../texts/product.ts';
import { Badge } from '../../ui/badge.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ProductPriceFragment } from './product-price.generated.ts';
import styles from './product-price.module.css';

interface ProductPriceProps {
  product: Pick<ProductPriceFragment, 'price' | 'originalPrice' | 'discountPercent'>;
  /** `page` = the large price of the product page. */
  look?: 'card' | 'page';
}

/** The price; with a discount also the price before, struck, and the percentage (specification.md 2). */
export function ProductPrice({ product, look = 'card' }: ProductPriceProps) {
  const { price, originalPrice, discountPercent } = product;
  return (
    <span className={look === 'page' ? styles['page'] : styles['card']}>
      <strong className={styles['now']}>
        <VisuallyHidden>{productTexts.price} </VisuallyHidden>
        <Rupiah amount={price} />
      </strong>
      {originalPrice === null || discountPercent === null ? null : (
        <span className={styles['before']}>
          <VisuallyHidden>{productTexts.originalPrice} </VisuallyHidden>
          <Rupiah amount={originalPrice} isStruck />
          <Badge tone="accent">
            <span aria-hidden="true">{productTexts.discountChip(discountPercent)}</span>
            <VisuallyHidden>{productTexts.discount(discountPercent)}</VisuallyHidden>
          </Badge>
        </span>
      )}
    </span>
  );
}
