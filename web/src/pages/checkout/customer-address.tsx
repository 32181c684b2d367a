import { localPhone } from '@gawai/domain/phone';
import { fetchFailedTitles } from '@gawai/domain/texts/error-catalogue';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '../../routing/paths.ts';
import { AddAddress } from '../../features/address/add-address.tsx';
import { ChosenAddress } from '../../features/address/chosen-address.tsx';
import type { SessionUser } from '../../session/session-store.ts';
import { buyerTexts, addressChoiceTexts } from '../../texts/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import styles from './customer-address.module.css';
import type { CustomerAddresses } from './use-customer-addresses.ts';
import { useSignOutNotice } from './use-sign-out-notice.ts';

interface CustomerAddressProps {
  customer: SessionUser;
  /** Ready. */
  saved: CustomerAddresses;
}

/**
 * A customer picks a saved address or adds one, which is taken at once; an address of this order alone is
 * possible too (specification.md 2). A customer without saved addresses chooses between the two.
 */
export function CustomerAddress({ customer, saved }: CustomerAddressProps) {
  const { addresses, chosenId, isFormHidden } = saved;
  useSignOutNotice();
  const container = useRef<HTMLDivElement>(null);
  const [addedId, setAddedId] = useState<string | null>(null);
  const isListed = addresses?.some(({ id }) => id === addedId) ?? false;

  useEffect(() => {
    if (!isListed) return;
    // The button that it was added with may be gone; the one beside the new address names it.
    container.current?.querySelector('button')?.focus();
  }, [isListed, addedId]);

  if (!addresses) {
    return (
      <RetryNote
        title={fetchFailedTitles.address}
        message={addressChoiceTexts.failed}
        isRetrying={saved.isLoading}
        onRetry={saved.retry}
      />
    );
  }
  const { firstName, lastName, phone } = customer;
  const isFirst = addresses.length === 0 && isFormHidden;
  const add = (
    <AddAddress
      look={isFirst ? 'primary' : 'secondary'}
      start={{ firstName, lastName: lastName ?? '', phone: localPhone(phone) }}
      onAdded={(address) => {
        saved.choose(address);
        setAddedId(address.id);
      }}
    />
  );
  const openForm = () => {
    // The button is removed; the form that replaces it must be rendered before it can get the focus.
    flushSync(saved.startOther);
    document.querySelector<HTMLElement>(`form[aria-label="${buyerTexts.form}"] input`)?.focus();
  };
  return (
    <div ref={container} className={styles['saved']}>
      {isFirst ? (
        // Pressing the order button leads here.
        <div className={styles['first']} data-invalid>
          <p>{addressChoiceTexts.none}</p>
          <div className={styles['actions']}>
            {add}
            <Button look="secondary" onClick={openForm}>
              {addressChoiceTexts.onlyThisOrder}
            </Button>
          </div>
        </div>
      ) : (
        <>
          {addresses.length === 0 ? null : (
            <ChosenAddress
              addresses={addresses}
              chosenId={chosenId}
              onChoose={saved.choose}
              onOther={saved.startOther}
            />
          )}
          <div className={styles['actions']}>
            {add}
            {addresses.length === 0 ? null : (
              <Link to={paths.addresses()}>{addressChoiceTexts.manage}</Link>
            )}
          </div>
        </>
      )}
    </div>
  );
}
