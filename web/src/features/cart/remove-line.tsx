import { deleteQuestion } from '@gawai/domain/texts/error-catalogue';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { cartDeleteTexts } from '../../texts/cart.ts';
import { commonTexts } from '../../texts/common.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useCartCommands } from './use-cart-commands.ts';
import styles from './remove-line.module.css';

/** Takes a line out, after the question of specification.md 5. */
export function RemoveLine({ line }: { line: CartLineFieldsFragment }) {
  const [isAsking, setIsAsking] = useState(false);
  const { remove } = useCartCommands();
  const { product, variant } = line;
  const name = variant === null ? product.name : `${product.name}, ${variant.name}`;
  return (
    <>
      <button
        type="button"
        className={styles['remove']}
        aria-label={cartDeleteTexts.actionOf(name)}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        <Icon name="trash" />
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={cartDeleteTexts.title}
        message={deleteQuestion}
        confirmLabel={commonTexts.delete}
        cancelLabel={commonTexts.cancel}
        closeLabel={commonTexts.close}
        onCancel={() => {
          setIsAsking(false);
        }}
        onConfirm={() => {
          // The dialog gives the focus back to the button, which goes with the line.
          flushSync(() => {
            setIsAsking(false);
          });
          focusHeading();
          remove(line.id);
        }}
      />
    </>
  );
}
