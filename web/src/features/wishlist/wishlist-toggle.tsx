import { useState } from 'react';
import { paths } from '../../routing/paths.ts';
import { useSessionUser } from '../../session/use-session.ts';
import { wishlistToggleTexts } from '../../texts/wishlist-toggle.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { roundButtonClass } from '../../ui/round-button.ts';
import styles from './wishlist-toggle.module.css';
import { useWishlist } from './use-wishlist.ts';
import { useWishlistMarksQuery } from './wishlist.generated.ts';

interface WishlistToggleProps {
  product: { readonly id: string; readonly name: string };
  /** It lies over the picture of a card: smaller to see, not to touch. */
  isOnPicture?: boolean;
}

const buttonClass = (isOnPicture: boolean) =>
  classNames(roundButtonClass, styles['toggle'], isOnPicture && styles['onPicture']);

function ToggleButton({ product, isOnPicture = false }: WishlistToggleProps) {
  const { data } = useWishlistMarksQuery();
  const { toggle } = useWishlist();
  const [waiting, setWaiting] = useState(0);
  const isMarked = data?.me?.wishlist?.some(({ productId }) => productId === product.id) ?? false;
  return (
    <button
      type="button"
      className={buttonClass(isOnPicture)}
      aria-label={wishlistToggleTexts.mark(product.name)}
      aria-pressed={isMarked}
      aria-busy={waiting > 0 || undefined}
      onClick={() => {
        setWaiting((count) => count + 1);
        void toggle(product.id).then(() => {
          setWaiting((count) => count - 1);
        });
      }}
    >
      <Icon name="heart" size={isOnPicture ? 20 : 24} />
    </button>
  );
}

/**
 * Puts a product on the wishlist or takes it off (specification.md 2 and 4); a guest is sent to sign
 * in. All toggles of a page share one query, sent for customers only.
 */
export function WishlistToggle({ product, isOnPicture = false }: WishlistToggleProps) {
  const user = useSessionUser();
  if (user !== null) return <ToggleButton product={product} isOnPicture={isOnPicture} />;
  return (
    <Link
      className={buttonClass(isOnPicture)}
      to={paths.signIn()}
      aria-label={wishlistToggleTexts.signIn(product.name)}
    >
      <Icon name="heart" size={isOnPicture ? 20 : 24} />
    </Link>
  );
}
