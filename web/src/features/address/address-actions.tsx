import { RemoveButton } from '../../ui/remove-button.tsx';
import { commonTexts } from '../../texts/common.ts';
import { savedAddressTexts } from '../../texts/saved-address.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './address-actions.module.css';
import type { SavedAddressFragment } from './address-table.generated.ts';
import { useRemoveAddress } from './use-saved-addresses.ts';

interface AddressActionsProps {
  address: SavedAddressFragment;
  onEdit: () => void;
  onRemoved: () => void;
}

/** Buttons to edit and to delete an address. */
export function AddressActions({ address, onEdit, onRemoved }: AddressActionsProps) {
  const remove = useRemoveAddress();
  const name = address.name ?? savedAddressTexts.noName;
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
      <RemoveButton
        label={savedAddressTexts.remove(name)}
        dialogTitle={savedAddressTexts.removeTitle(name)}
        onConfirm={() => remove(address)}
        onRemoved={onRemoved}
      />
    </span>
  );
}
