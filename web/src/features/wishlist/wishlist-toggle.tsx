import { useState } from 'react';
import { paths } from '../../routing/paths.ts';
import { useSessionUser } from '../../session/use-session.ts';
import { wishlistToggleTexts } from '../../texts/wishlist-toggle.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { bareButtonClass, roundButtonClass } from '../../ui/round-button.ts';
import styles from './wishlist-toggle.module.css';
import { useWishlist } from './use-wishlist.ts';
import { useWishlistMarksQuery } from './wishlist.generated.ts';

interface WishlistToggleProps {
  product: { readonly id: string; readonly name: string };
  /** At the foot of a card: a smaller icon with the same touch target. */
  isOnCard?: boolean;
}

const buttonClass = (isOnCard: boolean) =>
  classNames(isOnCard ? bareButtonClass : roundButtonClass, styles['toggle']);

function ToggleButton({ product, isOnCard = false }: WishlistToggleProps) {
  const { data } = useWishlistMarksQuery();
  const { toggle } = useWishlist();
  const [waiting, setWaiting] = useState(0);
  const isMarked = data?.me?.wishlist?.some(({ productId }) => productId === product.id) ?? false;
  return (
    <button
      type="button"
      className={buttonClass(isOnCard)}
      data-hold={product.id}
      aria-label={wishlistToggleTexts.mark(product.name)}
      aria-pressed={isMarked}
      aria-busy={waiting > 0 || undefined}
      onClick={() => {
        setWaiting((count) => count + 1);
        // While the mark is not shown, a press cannot be meant to remove it.
        const isMarkOnly = data === undefined && waiting === 0;
        void toggle(product.id, isMarkOnly).then(() => {
          setWaiting((count) => count - 1);
        });
      }}
    >
      <Icon name="heart" size={isOnCard ? 20 : 24} />
    </button>
  );
}

/**
 * Puts a product on the wishlist or takes it off (specification.md 2 and 4); a guest is sent to sign
 * in. All toggles of a page share one query, sent for customers only.
 */
export function WishlistToggle({ product, isOnCard = false }: WishlistToggleProps) {
  const user = useSessionUser();
  if (user !== null) return <ToggleButton product={product} isOnCard={isOnCard} />;
  return (
    <Link
      className={buttonClass(isOnCard)}
      to={paths.signIn()}
      data-hold={product.id}
      aria-label={wishlistToggleTexts.signIn(product.name)}
    >
      <Icon name="heart" size={isOnCard ? 20 : 24} />
    </Link>
  );
}
