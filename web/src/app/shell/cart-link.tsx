import { useCartCountQuery } from '../../apollo/cart/cart.generated.ts';
import { shellTexts } from '../../texts/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { paths } from '../../routing/paths.ts';
import styles from './header.module.css';

/** The link to the cart, with the number of its lines (not pieces) when above zero. */
export function CartLink() {
  const { data } = useCartCountQuery();
  const lines = data?.cart.lineCount ?? 0;
  return (
    <Link
      to={paths.cart()}
      className={styles['tool']}
      aria-label={lines > 0 ? shellTexts.cartWithLines(lines) : shellTexts.cart}
    >
      <Icon name="bag" size={24} />
      {lines > 0 ? (
        <span className={styles['count']} aria-hidden="true">
          {lines}
        </span>
      ) : null}
    </Link>
  );
}
