import { useState } from 'react';
import { addressChoiceTexts } from '../../texts/checkout.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import styles from './address-sheet.module.css';
import { AddressSummary } from './address-summary.tsx';
import { findAddresses } from './find-addresses.ts';
import { isComplete, type SavedAddress } from './saved-address.ts';

interface AddressSheetProps {
  isOpen: boolean;
  addresses: readonly SavedAddress[];
  /** The chosen one; null when the customer fills in another. */
  chosenId: string | null;
  onChoose: (address: SavedAddress) => void;
  /** Another address, for this order alone. */
  onOther: () => void;
  onClose: () => void;
}

function AddressList({ addresses, chosenId, onChoose, onOther }: AddressSheetProps) {
  const [search, setSearch] = useState('');
  const found = findAddresses(addresses, search);
  return (
    <div className={styles['sheet']}>
      <form method="post" role="search" onSubmit={(event) => event.preventDefault()}>
        <Field label={addressChoiceTexts.search}>
          {(control) => (
            <TextInput
              {...control}
              // In a box of the type search, Escape would empty it instead of closing the sheet.
              autoComplete="off"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
        </Field>
      </form>
      <p role="status" className={styles['count']}>
        {found.length === 0
          ? addressChoiceTexts.noneFound
          : addressChoiceTexts.found(String(found.length))}
      </p>
      <ul className={styles['list']}>
        {found.map((address) => (
          <li key={address.id}>
            <button
              type="button"
              className={styles['choice']}
              aria-current={address.id === chosenId ? 'true' : undefined}
              disabled={!isComplete(address)}
              onClick={() => onChoose(address)}
            >
              <AddressSummary address={address} />
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles['choice']}
            aria-current={chosenId === null ? 'true' : undefined}
            onClick={onOther}
          >
            <span className={styles['other']}>{addressChoiceTexts.other}</span>
            {addressChoiceTexts.otherDetail}
          </button>
        </li>
      </ul>
    </div>
  );
}

/** The saved addresses to choose from, with a search and a button for another address. */
export function AddressSheet(props: AddressSheetProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={addressChoiceTexts.sheetTitle}>
      <AddressList {...props} />
    </Dialog>
  );
}
