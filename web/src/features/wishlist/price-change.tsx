import { wishlistTexts } from '../../texts/wishlist.ts';
import { Badge } from '../../ui/badge.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import styles from './wishlist-card.module.css';

interface PriceChangeProps {
  /** Whole rupiah: today, and when the product was marked. */
  price: number;
  whenAdded: number;
}

/** Price change since the product was added (specification-notes.md 96). */
export function PriceChange({ price, whenAdded }: PriceChangeProps) {
  if (price === whenAdded) return <p className={styles['soft']}>{wishlistTexts.samePrice}</p>;
  return (
    <p className={styles['change']}>
      {price < whenAdded ? (
        <Badge tone="accent">{wishlistTexts.cheaper(whenAdded - price)}</Badge>
      ) : (
        <Badge>{wishlistTexts.dearer(price - whenAdded)}</Badge>
      )}{' '}
      <span>
        {wishlistTexts.whenAdded} <Rupiah amount={whenAdded} />
      </span>
    </p>
  );
}
