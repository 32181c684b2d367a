import { savedAddressTexts } from '../../texts/checkout.ts';
import { Badge } from '../../ui/badge.tsx';
import { Choice, ChoiceGroup } from '../../ui/choice.tsx';
import { addressValues, isComplete, type SavedAddress } from './saved-address.ts';
import styles from './saved-address-choice.module.css';

interface SavedAddressChoiceProps {
  addresses: readonly SavedAddress[];
  /** The chosen one; null when the customer fills in another. */
  chosenId: string | null;
  onChoose: (address: SavedAddress) => void;
  onOther: () => void;
}

function AddressName({ address }: { address: SavedAddress }) {
  return (
    <span className={styles['name']}>
      {address.name ?? savedAddressTexts.unnamed}
      {address.isDefault ? <Badge>{savedAddressTexts.isDefault}</Badge> : null}
    </span>
  );
}

function AddressLines({ address }: { address: SavedAddress }) {
  const { firstName, lastName, phone, ...place } = addressValues(address);
  const region = [place.district, place.city, place.province].filter((name) => name !== '');
  return (
    <span className={styles['lines']}>
      <span>{[`${firstName} ${lastName}`.trim(), phone].filter(Boolean).join(' · ')}</span>
      <span>{place.streetAddress}</span>
      <span>{`${region.join(', ')} ${place.zipCode}`.trim()}</span>
      {isComplete(address) ? null : <span>{savedAddressTexts.incomplete}</span>}
    </span>
  );
}

/** Which of the customer's saved addresses the order goes to, or another one (specification.md 2). */
export function SavedAddressChoice({
  addresses,
  chosenId,
  onChoose,
  onOther,
}: SavedAddressChoiceProps) {
  return (
    <ChoiceGroup legend={savedAddressTexts.legend} isLegendHidden>
      {addresses.map((address) => (
        <Choice
          key={address.id}
          name="savedAddress"
          value={address.id}
          checked={address.id === chosenId}
          disabled={!isComplete(address)}
          title={<AddressName address={address} />}
          detail={<AddressLines address={address} />}
          onChange={() => {
            onChoose(address);
          }}
        />
      ))}
      <Choice
        name="savedAddress"
        value="other"
        checked={chosenId === null}
        title={savedAddressTexts.other}
        detail={savedAddressTexts.otherDetail}
        onChange={onOther}
      />
    </ChoiceGroup>
  );
}
