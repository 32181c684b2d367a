import { deleteQuestion } from '@gawai/domain/texts/error-catalogue';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusHeading } from '../lib/focus-heading.ts';
import { commonTexts } from '../texts/common.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Icon } from './icon.tsx';
import styles from './remove-button.module.css';

interface RemoveButtonProps {
  label: string;
  dialogTitle: string;
  /** Deletes the entry; resolves to false if that failed. */
  onConfirm: () => Promise<boolean>;
  /** Called after the focus has moved to the heading of the page. */
  onRemoved: () => void;
}

/** A button that deletes an entry after confirmation (specification.md 5). */
export function RemoveButton({ label, dialogTitle, onConfirm, onRemoved }: RemoveButtonProps) {
  const [step, setStep] = useState<'confirming' | 'deleting' | null>(null);
  const confirm = async () => {
    setStep('deleting');
    const isRemoved = await onConfirm();
    // A closing dialog returns the focus to the button; only then can it move to the heading.
    flushSync(() => {
      setStep(null);
    });
    if (!isRemoved) return;
    focusHeading();
    onRemoved();
  };
  return (
    <>
      <button
        type="button"
        className={styles['remove']}
        aria-label={label}
        onClick={() => setStep('confirming')}
      >
        <Icon name="trash" />
      </button>
      <ConfirmDialog
        isOpen={step !== null}
        title={dialogTitle}
        message={deleteQuestion}
        confirmLabel={commonTexts.delete}
        cancelLabel={commonTexts.cancel}
        isBusy={step === 'deleting'}
        onCancel={() => setStep(null)}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
