import { useState } from 'react';
import { addressChoiceTexts } from '../../texts/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { AddressSheet } from './address-sheet.tsx';
import { AddressSummary } from './address-summary.tsx';
import styles from './chosen-address.module.css';
import type { SavedAddress } from './saved-address.ts';

interface ChosenAddressProps {
  addresses: readonly SavedAddress[];
  /** The chosen one; null when the customer fills in another. */
  chosenId: string | null;
  onChoose: (address: SavedAddress) => void;
  onOther: () => void;
}

/** Where the order goes, as a card, with the button that opens the saved addresses (specification.md 2). */
export function ChosenAddress({ addresses, chosenId, onChoose, onOther }: ChosenAddressProps) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = addresses.find(({ id }) => id === chosenId);
  const name = chosen ? (chosen.name ?? addressChoiceTexts.unnamed) : addressChoiceTexts.other;
  const close = () => setIsOpen(false);
  return (
    <div role="group" aria-label={addressChoiceTexts.legend} className={styles['card']}>
      {chosen ? (
        <AddressSummary address={chosen} />
      ) : (
        <span className={styles['other']}>
          <strong>{addressChoiceTexts.other}</strong>
          {addressChoiceTexts.otherDetail}
        </span>
      )}
      <Button
        look="secondary"
        aria-label={addressChoiceTexts.changeOf(name)}
        onClick={() => setIsOpen(true)}
      >
        {addressChoiceTexts.change}
      </Button>
      <AddressSheet
        isOpen={isOpen}
        addresses={addresses}
        chosenId={chosenId}
        onChoose={(address) => {
          close();
          if (address.id !== chosenId) onChoose(address);
        }}
        onOther={() => {
          close();
          if (chosenId !== null) onOther();
        }}
        onClose={close}
      />
    </div>
  );
}
