import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { cartFixTexts } from '../../texts/cart.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { LineNote, Fix } from './cart-check.ts';
import { useCartCommands } from './use-cart-commands.ts';
import styles from './line-notes.module.css';

/** The button that corrects a line is removed with its note; the focus moves to the product. */
function focusLine(button: HTMLElement): void {
  button
    .closest('[data-sold]')
    ?.querySelector<HTMLElement>('a:not([tabindex])')
    ?.focus({ preventScroll: true });
}

function FixButton({ line, fix }: { line: CartLineFieldsFragment; fix: Fix }) {
  const { acceptPrice, setQuantity } = useCartCommands();
  const { name } = line.product;
  return fix.kind === 'PRICE' ? (
    <Button
      look="secondary"
      aria-label={cartFixTexts.acceptPriceOf(name)}
      onClick={({ currentTarget }) => {
        focusLine(currentTarget);
        acceptPrice(line.id);
      }}
    >
      {cartFixTexts.acceptPrice}
    </Button>
  ) : (
    <Button
      look="secondary"
      aria-label={cartFixTexts.useAvailableOf(fix.to, name)}
      onClick={({ currentTarget }) => {
        focusLine(currentTarget);
        setQuantity(line.id, fix.to);
      }}
    >
      {cartFixTexts.useAvailable(fix.to)}
    </Button>
  );
}

interface LineNotesProps {
  line: CartLineFieldsFragment;
  notes: readonly LineNote[];
}

/** What has changed about a line since it was put into the cart, and the button that corrects it. */
export function LineNotes({ line, notes }: LineNotesProps) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles['notes']}>
      {notes.map(({ text, isBlocking, fix }) => (
        <li key={text} className={classNames(styles['note'], isBlocking && styles['blocking'])}>
          <Icon name={isBlocking ? 'alert' : 'info'} />
          <span className={styles['text']}>
            <Unbroken text={text} />
          </span>
          {fix === null ? null : <FixButton line={line} fix={fix} />}
        </li>
      ))}
    </ul>
  );
}
