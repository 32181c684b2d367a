import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { cartMendTexts } from '../../texts/cart.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { LineNote, Mend } from './cart-check.ts';
import { useCartCommands } from './use-cart-commands.ts';
import styles from './line-notes.module.css';

/** The button that mends a line goes away with its note; the focus goes to the product. */
function focusLine(button: HTMLElement): void {
  button
    .closest('[data-sold]')
    ?.querySelector<HTMLElement>('a:not([tabindex])')
    ?.focus({ preventScroll: true });
}

function MendButton({ line, mend }: { line: CartLineFieldsFragment; mend: Mend }) {
  const { acceptPrice, setQuantity } = useCartCommands();
  const { name } = line.product;
  return mend.kind === 'PRICE' ? (
    <Button
      look="secondary"
      aria-label={cartMendTexts.acceptPriceOf(name)}
      onClick={({ currentTarget }) => {
        focusLine(currentTarget);
        acceptPrice(line.id);
      }}
    >
      {cartMendTexts.acceptPrice}
    </Button>
  ) : (
    <Button
      look="secondary"
      aria-label={cartMendTexts.useAvailableOf(mend.to, name)}
      onClick={({ currentTarget }) => {
        focusLine(currentTarget);
        setQuantity(line.id, mend.to);
      }}
    >
      {cartMendTexts.useAvailable(mend.to)}
    </Button>
  );
}

interface LineNotesProps {
  line: CartLineFieldsFragment;
  notes: readonly LineNote[];
}

/** What has changed about a line since it was put into the cart, and the one tap that mends it. */
export function LineNotes({ line, notes }: LineNotesProps) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles['notes']}>
      {notes.map(({ text, isBlocking, mend }) => (
        <li key={text} className={classNames(styles['note'], isBlocking && styles['blocking'])}>
          <Icon name={isBlocking ? 'alert' : 'info'} />
          <span className={styles['text']}>
            <Unbroken text={text} />
          </span>
          {mend === null ? null : <MendButton line={line} mend={mend} />}
        </li>
      ))}
    </ul>
  );
}
