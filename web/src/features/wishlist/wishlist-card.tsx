import type { ReactNode } from 'react';
import { paths } from '../../routing/paths.ts';
import { productTexts } from '../../texts/product.ts';
import { wishlistTexts } from '../../texts/wishlist.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PriceChange } from './price-change.tsx';
import { RemoveEntry } from './remove-entry.tsx';
import type { WishlistCardFragment } from './wishlist-card.generated.ts';
import styles from './wishlist-card.module.css';

const SIZES = '(width >= 40rem) 15rem, 7rem';

interface WishlistCardProps {
  entry: WishlistCardFragment;
  /** How the product gets into the cart; nothing for what the shop has no more. */
  buy: ReactNode;
  /** How it gets into the comparison. */
  compareToggle: ReactNode;
}

/** A marked product as it is now; a product that the shop no longer has can only be removed. */
export function WishlistCard({ entry, buy, compareToggle }: WishlistCardProps) {
  const { id, product, variantName, priceWhenAdded } = entry;
  if (product === null) {
    const name = variantName ?? wishlistTexts.unnamed;
    return (
      <article className={styles['card']}>
        <Picture image={null} alt="" sizes={SIZES} />
        <div className={styles['text']}>
          <p className={styles['gone']}>{wishlistTexts.unavailable}</p>
          {priceWhenAdded === null ? null : (
            <p className={styles['soft']}>
              {wishlistTexts.whenAdded} <Rupiah amount={priceWhenAdded} />
            </p>
          )}
          <div className={styles['actions']}>
            <RemoveEntry entryId={id} name={name} />
          </div>
        </div>
      </article>
    );
  }
  const isGone = product.onlineStock <= 0 || product.availability !== 'AVAILABLE';
  return (
    <article className={styles['card']}>
      <Link
        className={styles['picture']}
        to={paths.product(product.slug)}
        tabIndex={-1}
        aria-hidden
      >
        <Picture image={product.image} alt="" sizes={SIZES} />
        {isGone ? <span className={styles['chip']}>{productTexts.outOfStock}</span> : null}
      </Link>
      <div className={styles['text']}>
        <h2 className={styles['name']}>
          <Link to={paths.product(product.slug)}>
            <Unbroken text={product.name} />
          </Link>
        </h2>
        {variantName === null ? null : <p className={styles['soft']}>{variantName}</p>}
        <strong className={styles['price']}>
          <VisuallyHidden>{wishlistTexts.price} </VisuallyHidden>
          <Rupiah amount={product.price} />
        </strong>
        {priceWhenAdded === null ? null : (
          <PriceChange price={product.price} whenAdded={priceWhenAdded} />
        )}
        <div className={styles['actions']}>
          {buy}
          {compareToggle}
          <RemoveEntry entryId={id} name={product.name} />
        </div>
      </div>
    </article>
  );
}
