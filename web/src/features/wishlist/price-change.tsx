import { wishlistTexts } from '../../texts/wishlist.ts';
import { Badge } from '../../ui/badge.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import styles from './wishlist-card.module.css';

interface PriceChangeProps {
  /** Whole rupiah: today, and when the product was marked. */
  price: number;
  whenAdded: number;
}

/** Price change since the product was added (specification-notes.md 96); nothing when there is none. */
export function PriceChange({ price, whenAdded }: PriceChangeProps) {
  if (price === whenAdded) return null;
  return (
    <p className={styles['change']}>
      {price < whenAdded ? (
        <Badge tone="good">{wishlistTexts.cheaper(whenAdded - price)}</Badge>
      ) : (
        <span>{wishlistTexts.dearer(price - whenAdded)}</span>
      )}{' '}
      <span>
        {wishlistTexts.whenAdded} <Rupiah amount={whenAdded} />
      </span>
    </p>
  );
}
