import { formatRating } from '@gawai/domain/product';
import type { ReactNode } from 'react';
import { paths } from '../../routing/paths.ts';
import { productTexts } from '../../texts/product.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { CompareToggle } from './compare-toggle.tsx';
import type { ProductCardFragment } from './product-card.generated.ts';
import { ProductPrice } from './product-price.tsx';
import styles from './product-card.module.css';

/** Width of a card's picture in a grid of 2, 4 or 5 columns, without gaps and border. */
const SIZES = '(width >= 84rem) 15rem, (width >= 64rem) 18vw, (width >= 48rem) 22vw, 44vw';

/** Fewer pieces than this are the last ones. */
const LITTLE_STOCK = 4;

interface ProductCardProps {
  product: ProductCardFragment;
  /** How soon its picture is wanted: `first` = the main picture of the page, `soon` = in the first row. */
  wanted?: 'first' | 'soon' | 'later';
  /** The wishlist toggle, beside the link and at the foot of the card. */
  wishlistToggle: ReactNode;
}

/**
 * A product in a list: one link in all, and its toggles for comparison and wishlist (specification.md 2).
 * 'Stock Habis' lies over the picture when nothing is left online, 'Stok terakhir' at its foot when
 * little is; the rating is shown only above 0, the discount only when there is one. In a grid, the rows
 * of neighbouring cards align.
 */
export function ProductCard({ product, wanted = 'later', wishlistToggle }: ProductCardProps) {
  const isGone = product.onlineStock <= 0 || product.availability !== 'AVAILABLE';
  const rating = formatRating(product.rating);
  return (
    <div className={styles['frame']}>
      <Link className={styles['card']} to={paths.product(product.slug)}>
        <span className={styles['picture']}>
          <Picture
            image={product.image}
            alt=""
            sizes={SIZES}
            isPriority={wanted === 'first'}
            isEager={wanted === 'soon'}
          />
          {isGone || product.onlineStock < LITTLE_STOCK ? (
            <span className={isGone ? styles['gone'] : styles['last']}>
              <span>{isGone ? productTexts.outOfStock : productTexts.lastStock}</span>
            </span>
          ) : null}
        </span>
        <span className={styles['text']}>
          <span className={styles['name']}>
            <Unbroken text={product.name} />
          </span>
          <ProductPrice product={product} />
          <span className={styles['foot']}>
            {rating === null ? null : <Stars rating={rating} label={productTexts.rating(rating)} />}
          </span>
        </span>
      </Link>
      <div className={styles['toggles']}>
        <CompareToggle product={product} />
        {wishlistToggle}
      </div>
    </div>
  );
}
