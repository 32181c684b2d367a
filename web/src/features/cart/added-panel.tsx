import { noticeTexts } from '@gawai/domain/texts/error-catalogue';
import { useEffect, type RefObject } from 'react';
import { useCartQuery } from '../../apollo/cart/cart.generated.ts';
import { paths } from '../../routing/paths.ts';
import { buyTexts } from '../../texts/buy.ts';
import { addedTexts } from '../../texts/cart.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './added-panel.module.css';
import type { Added } from './use-buy.ts';

export interface AddedPanelProps {
  /** Null while the panel is closed. */
  added: Added | null;
  /** Where the focus returns to. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface AddedDialogProps extends AddedPanelProps {
  /** The cart is put into checkout. */
  onCheckout: () => void;
}

function AddedLine({ product, variant, quantity, message }: Added) {
  return (
    <>
      <div className={styles['line']}>
        <div className={styles['picture']}>
          <Picture image={variant?.image ?? product.image} alt="" sizes="5rem" isEager />
        </div>
        <div className={styles['text']}>
          <strong>
            <Unbroken text={buyTexts.added(product.name, quantity)} />
          </strong>
          {variant === null ? null : (
            <span className={styles['variant']}>
              <Unbroken text={variant.name} />
            </span>
          )}
        </div>
        <strong>
          <Rupiah amount={product.price * quantity} />
        </strong>
      </div>
      {message === null ? null : <p className={styles['message']}>{message}</p>}
    </>
  );
}

/** What was put into the cart, and where to go from here (specification.md 8). */
export function AddedDialog({ added, opener, onClose, onCheckout }: AddedDialogProps) {
  const { data } = useCartQuery();
  const isOpen = added !== null;
  useEffect(() => {
    if (!isOpen) return;
    const element = opener.current;
    // Not every browser gives the focus to a button that is pressed, so the dialog cannot give it back.
    return () => element?.focus();
  }, [isOpen, opener]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={noticeTexts.addedToCart}
      isTitleFirst
      actions={
        <>
          <LinkButton look="secondary" to={paths.cart()}>
            {addedTexts.seeCart}
          </LinkButton>
          <LinkButton to={paths.checkout()} onClick={onCheckout}>
            {addedTexts.checkout}
          </LinkButton>
        </>
      }
    >
      {added === null ? null : <AddedLine {...added} />}
      {data === undefined ? null : (
        <p className={styles['total']}>
          <span>{addedTexts.cartTotal(data.cart.lineCount)}</span>
          <strong>
            <Rupiah amount={data.cart.total} />
          </strong>
        </p>
      )}
    </Dialog>
  );
}
