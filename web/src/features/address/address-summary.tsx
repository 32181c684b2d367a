import { localPhone } from '@gawai/domain/phone';
import { addressChoiceTexts } from '../../texts/checkout.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './address-summary.module.css';
import { addressValues, isComplete, type SavedAddress } from './saved-address.ts';

/** The identifying parts of a saved address: its name, recipient and location. */
export function AddressSummary({ address }: { address: SavedAddress }) {
  const { firstName, lastName, phone, ...place } = addressValues(address);
  const region = [place.district, place.city, place.province].filter((name) => name !== '');
  return (
    <span className={styles['lines']}>
      <span className={styles['name']}>
        <span>{address.name ?? addressChoiceTexts.unnamed}</span>
        {address.isDefault ? <Badge>{addressChoiceTexts.isDefault}</Badge> : null}
      </span>
      <span>
        {[`${firstName} ${lastName}`.trim(), localPhone(phone)].filter(Boolean).join(' · ')}
      </span>
      <span>{place.streetAddress}</span>
      <span>{`${region.join(', ')} ${place.zipCode}`.trim()}</span>
      {isComplete(address) ? null : (
        <span className={styles['incomplete']}>{addressChoiceTexts.incomplete}</span>
      )}
    </span>
  );
}
