import { deleteQuestion, successTitles } from '@gawai/domain/texts/error-catalogue';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusHeading } from '../../lib/focus-heading.ts';
import { commonTexts } from '../../texts/common.ts';
import { wishlistTexts } from '../../texts/wishlist.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useNotices } from '../../ui/notices-context.ts';
import { useWishlist } from './use-wishlist.ts';
import styles from './wishlist-card.module.css';

interface RemoveEntryProps {
  entryId: string;
  /** Name of the product. */
  name: string;
}

/** Takes an entry off the wishlist, after the question of specification.md 5. */
export function RemoveEntry({ entryId, name }: RemoveEntryProps) {
  const notices = useNotices();
  const { remove } = useWishlist();
  const [step, setStep] = useState<'asking' | 'removing' | null>(null);

  const confirm = async () => {
    setStep('removing');
    const isGone = await remove(entryId);
    // The dialog gives the focus back when it closes, which must have happened before it moves on.
    flushSync(() => {
      setStep(null);
    });
    if (!isGone) return;
    focusHeading();
    const message = wishlistTexts.removed(name);
    notices.show({
      action: 'removeFromWishlist',
      kind: 'success',
      title: successTitles.delete,
      message,
    });
  };

  return (
    <>
      <button
        type="button"
        className={styles['remove']}
        aria-label={wishlistTexts.remove(name)}
        onClick={() => {
          setStep('asking');
        }}
      >
        <Icon name="trash" />
      </button>
      <ConfirmDialog
        isOpen={step !== null}
        title={wishlistTexts.removeTitle}
        message={deleteQuestion}
        confirmLabel={commonTexts.delete}
        cancelLabel={commonTexts.cancel}
        closeLabel={commonTexts.close}
        isBusy={step === 'removing'}
        onCancel={() => {
          setStep(null);
        }}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
