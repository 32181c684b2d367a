import { deleteQuestion } from '@gawai/domain/texts/error-catalogue';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusHeading } from '../../lib/focus-heading.ts';
import { commonTexts } from '../../texts/common.ts';
import { savedAddressTexts } from '../../texts/saved-address.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './address-actions.module.css';
import type { SavedAddressFragment } from './address-table.generated.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';

interface AddressActionsProps {
  address: SavedAddressFragment;
  onEdit: () => void;
  onRemoved: () => void;
}

/** Changing one address, and deleting it after the question of specification.md 5. */
export function AddressActions({ address, onEdit, onRemoved }: AddressActionsProps) {
  const { remove } = useSavedAddresses();
  const [step, setStep] = useState<'asking' | 'deleting' | null>(null);
  const name = address.name ?? savedAddressTexts.noName;

  const confirm = async () => {
    setStep('deleting');
    const isGone = await remove(address);
    // The dialog gives the focus back when it closes, which must have happened before it moves on.
    flushSync(() => {
      setStep(null);
    });
    if (!isGone) return;
    focusHeading();
    onRemoved();
  };

  return (
    <span className={styles['actions']}>
      <Button
        look="secondary"
        icon={<Icon name="edit" size={16} />}
        aria-label={savedAddressTexts.edit(name)}
        onClick={onEdit}
      >
        {commonTexts.edit}
      </Button>
      <button
        type="button"
        className={styles['remove']}
        aria-label={savedAddressTexts.remove(name)}
        onClick={() => {
          setStep('asking');
        }}
      >
        <Icon name="trash" />
      </button>
      <ConfirmDialog
        isOpen={step !== null}
        title={savedAddressTexts.removeTitle(name)}
        message={deleteQuestion}
        confirmLabel={commonTexts.delete}
        cancelLabel={commonTexts.cancel}
        closeLabel={commonTexts.close}
        isBusy={step === 'deleting'}
        onCancel={() => {
          setStep(null);
        }}
        onConfirm={() => void confirm()}
      />
    </span>
  );
}
