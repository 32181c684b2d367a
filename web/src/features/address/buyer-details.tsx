import { localPhone } from '@gawai/domain/phone';
import { buyerTexts } from '../../texts/checkout.ts';
import type { AddressValues } from './address-values.ts';
import styles from './buyer-details.module.css';

/** The saved buyer, read-only: name, contact and address. */
export function BuyerDetails({ buyer }: { buyer: AddressValues }) {
  const region = [buyer.district, buyer.city, buyer.province].filter((name) => name !== '');
  return (
    <dl className={styles['details']}>
      <div>
        <dt>{buyerTexts.name}</dt>
        <dd>{`${buyer.firstName} ${buyer.lastName}`.trim()}</dd>
      </div>
      <div>
        <dt>{buyerTexts.phone}</dt>
        <dd>{localPhone(buyer.phone)}</dd>
      </div>
      <div className={styles['address']}>
        <dt>{buyerTexts.address}</dt>
        <dd>
          <span className={styles['street']}>{buyer.streetAddress}</span>
          <span>{`${region.join(', ')} ${buyer.zipCode}`}</span>
        </dd>
      </div>
    </dl>
  );
}
