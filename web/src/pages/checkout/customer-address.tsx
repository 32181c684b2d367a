import { fetchFailedTitles } from '@gawai/domain/texts/error-catalogue';
import { useEffect, useEffectEvent } from 'react';
import { useMyAddressesQuery } from '../../features/address/my-addresses.generated.ts';
import {
  addressValues,
  preselected,
  type SavedAddress,
} from '../../features/address/saved-address.ts';
import { SavedAddressChoice } from '../../features/address/saved-address-choice.tsx';
import type { CheckoutEvent } from '../../features/checkout/checkout-reducer.ts';
import { emptyBuyer, type CheckoutState } from '../../features/checkout/checkout-state.ts';
import type { SessionUser } from '../../session/session-store.ts';
import { savedAddressTexts } from '../../texts/checkout.ts';
import { failureTexts } from '../../texts/failures.ts';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

interface CustomerAddressProps {
  customer: SessionUser;
  state: CheckoutState;
  onEvent: (event: CheckoutEvent) => void;
}

/** A checkout where nothing has been said of the buyer yet. */
const isUntouched = ({ buyer, form }: CheckoutState) =>
  buyer === null && JSON.stringify(form) === JSON.stringify(emptyBuyer);

/**
 * The saved addresses of a signed-in customer (Specification section 2, Reading 92): the default one is
 * taken by itself, and one that was changed meanwhile is taken anew. Without any there is only the
 * form, as for guests.
 */
export function CustomerAddress({ customer, state, onEvent }: CustomerAddressProps) {
  const { data, error, loading, refetch } = useMyAddressesQuery({
    fetchPolicy: 'cache-and-network',
  });
  const addresses = data?.myAddresses;

  const choose = (address: SavedAddress) => {
    onEvent({ type: 'addressChosen', addressId: address.id, buyer: addressValues(address) });
  };

  const follow = useEffectEvent((known: readonly SavedAddress[]) => {
    const { addressId, buyer } = state;
    const start = preselected(known);
    if (addressId === null) {
      if (isUntouched(state) && start !== null) choose(start);
      return;
    }
    const chosen = known.find(({ id }) => id === addressId);
    if (chosen === undefined) {
      if (start === null) onEvent({ type: 'otherAddressStarted', form: emptyBuyer });
      else choose(start);
    } else if (JSON.stringify(addressValues(chosen)) !== JSON.stringify(buyer)) {
      choose(chosen);
    }
  });
  useEffect(() => {
    if (addresses && !loading) follow(addresses);
  }, [addresses, loading]);

  if (!addresses) {
    return error === undefined ? (
      <Loading label={savedAddressTexts.loading}>
        <Skeleton shape="block" />
      </Loading>
    ) : (
      <RetryNote
        title={fetchFailedTitles.address}
        message={savedAddressTexts.failed}
        retryLabel={failureTexts.retry}
        onRetry={() => void refetch()}
      />
    );
  }
  if (addresses.length === 0) return null;
  const { firstName, lastName, phone } = customer;
  return (
    <SavedAddressChoice
      addresses={addresses}
      chosenId={state.isEditing ? null : state.addressId}
      onChoose={choose}
      onOther={() => {
        onEvent({
          type: 'otherAddressStarted',
          form: { ...emptyBuyer, firstName, lastName: lastName ?? '', phone },
        });
      }}
    />
  );
}
