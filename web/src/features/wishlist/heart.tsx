import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { useSessionUser } from '../../session/use-session.ts';
import { heartTexts } from '../../texts/wishlist.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { roundButtonClass } from '../../ui/round-button.ts';
import styles from './heart.module.css';
import { useWishlist } from './use-wishlist.ts';
import { useWishlistMarksQuery } from './wishlist.generated.ts';

interface HeartProps {
  product: { readonly id: string; readonly name: string };
  /** It lies over the picture of a card: smaller to see, not to touch. */
  isOnPicture?: boolean;
}

const look = (isOnPicture: boolean) =>
  classNames(roundButtonClass, styles['heart'], isOnPicture && styles['onPicture']);

function HeartButton({ product, isOnPicture = false }: HeartProps) {
  const { data } = useWishlistMarksQuery();
  const { toggle } = useWishlist();
  const [waiting, setWaiting] = useState(0);
  const isMarked = data?.wishlist?.some(({ productId }) => productId === product.id) ?? false;
  return (
    <button
      type="button"
      className={look(isOnPicture)}
      aria-label={heartTexts.mark(product.name)}
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
 * The wishlist heart of a product (specification.md 2 and 4): it toggles; a guest is sent to sign
 * in. All hearts of a page share one question, asked for customers only.
 */
export function Heart({ product, isOnPicture = false }: HeartProps) {
  const user = useSessionUser();
  if (user !== null) return <HeartButton product={product} isOnPicture={isOnPicture} />;
  return (
    <Link
      className={look(isOnPicture)}
      to={paths.signIn()}
      aria-label={heartTexts.signIn(product.name)}
    >
      <Icon name="heart" size={isOnPicture ? 20 : 24} />
    </Link>
  );
}
