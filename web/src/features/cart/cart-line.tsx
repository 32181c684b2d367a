import { QUANTITY_MIN } from '@gawai/domain/limits';
import { limitQuantity, typedQuantity } from '@gawai/domain/stock';
import { variantAddress } from '../../routing/variant-address.ts';
import { buyTexts } from '../../texts/buy.ts';
import { cartDeleteTexts, cartTexts } from '../../texts/cart.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RemoveButton } from '../../ui/remove-button.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { CheckedCartLine } from './cart-check.ts';
import { LineNotes } from './line-notes.tsx';
import { useCartCommands } from './use-cart-commands.ts';
import styles from './cart-line.module.css';

/** One line of the cart: what, at what price now, how many, and what has changed (specification.md 2). */
export function CartLine({ checked }: { checked: CheckedCartLine }) {
  const { line, isSold, notes } = checked;
  const { product, variant, quantity } = line;
  const { setQuantity, remove } = useCartCommands();
  const address = variantAddress(product.slug, variant?.id ?? null);
  const name = variant === null ? product.name : `${product.name}, ${variant.name}`;
  return (
    <div className={styles['line']} data-sold={isSold}>
      <Link className={styles['picture']} to={address} tabIndex={-1} aria-hidden>
        <Picture
          image={variant?.image ?? product.image}
          alt=""
          sizes="(width < 48rem) 5rem, 6.5rem"
          isEager
        />
      </Link>
      <div className={styles['text']}>
        <Link className={styles['name']} to={address}>
          <Unbroken text={product.name} />
        </Link>
        {variant === null ? null : (
          <span className={styles['variant']}>
            <Unbroken text={variant.name} />
          </span>
        )}
        <span className={styles['price']}>
          <Rupiah amount={product.price} /> {cartTexts.each}
        </span>
      </div>
      <div className={styles['controls']}>
        <RemoveButton
          label={cartDeleteTexts.actionOf(name)}
          dialogTitle={cartDeleteTexts.title}
          onConfirm={() => Promise.resolve(true)}
          onRemoved={() => remove(line.id)}
        />
        <Stepper
          value={quantity}
          min={QUANTITY_MIN}
          max={Math.max(quantity, limitQuantity(line.onlineStock, line.onlineStock))}
          onChange={(wanted) => setQuantity(line.id, wanted)}
          readTyped={(text) => typedQuantity(text, quantity, line.onlineStock)}
          label={buyTexts.quantityOf(name)}
          isDisabled={!isSold}
        />
      </div>
      <strong className={styles['total']}>
        <VisuallyHidden>{cartTexts.lineTotal} </VisuallyHidden>
        <Rupiah amount={line.total} />
      </strong>
      <div className={styles['notes']}>
        <LineNotes line={line} notes={notes} />
      </div>
    </div>
  );
}
