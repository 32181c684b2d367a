import { localPhone } from '@gawai/domain/phone';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMyAddressesQuery } from '../../features/address/my-addresses.generated.ts';
import {
  addressValues,
  preselected,
  type SavedAddress,
} from '../../features/address/saved-address.ts';
import type { CheckoutEvent } from '../../features/checkout/checkout-reducer.ts';
import {
  emptyBuyer,
  isSameBuyer,
  type CheckoutState,
} from '../../features/checkout/checkout-state.ts';
import type { SessionUser } from '../../session/session-store.ts';

/** The saved addresses of a customer at the checkout. */
export interface CustomerAddresses {
  /** Undefined while they could not be read. */
  readonly addresses: readonly SavedAddress[] | undefined;
  /** The one that the order goes to; null for another address. */
  readonly chosenId: string | null;
  /** They are known or could not be read; nothing is shown before. */
  readonly isReady: boolean;
  readonly isLoading: boolean;
  readonly retry: () => void;
  readonly choose: (address: SavedAddress) => void;
  /** Opens the form for an address of this order alone; it starts with the customer's own name. */
  readonly startOther: () => void;
  /** No buyer was entered yet: a saved address is taken, or the customer is asked whether to save one. */
  readonly isFormHidden: boolean;
}

/** Whether no buyer was entered yet. */
const isUntouched = ({ buyer, form }: CheckoutState) =>
  buyer === null && isSameBuyer(form, emptyBuyer);

/**
 * Reads the saved addresses of a signed-in customer (specification.md 2, specification-notes.md 92): the default
 * one is taken by itself, one that was changed meanwhile is taken again, and one that another tab has
 * added is read. Null for a guest.
 */
export function useCustomerAddresses(
  customer: SessionUser | null,
  state: CheckoutState,
  onEvent: (event: CheckoutEvent) => void,
): CustomerAddresses | null {
  const { data, error, loading, refetch } = useMyAddressesQuery({
    fetchPolicy: 'cache-and-network',
    skip: customer === null,
  });
  const addresses = data?.me?.addresses?.nodes;
  const { addressId } = state;
  const chosen = addresses?.find(({ id }) => id === addressId);

  const choose = (address: SavedAddress) => {
    onEvent({ type: 'addressChosen', addressId: address.id, buyer: addressValues(address) });
  };
  const retry = () => void refetch();

  const follow = useEffectEvent((known: readonly SavedAddress[]) => {
    const start = preselected(known);
    if (addressId === null) {
      if (isUntouched(state) && start !== null) choose(start);
    } else if (chosen === undefined) {
      if (start === null) onEvent({ type: 'otherAddressStarted', form: emptyBuyer });
      else choose(start);
    } else if (state.buyer === null || !isSameBuyer(addressValues(chosen), state.buyer)) {
      choose(chosen);
    }
  });
  useEffect(() => {
    if (addresses && !loading) follow(addresses);
  }, [addresses, loading]);

  const learn = useEffectEvent(() => {
    if (addresses !== undefined && !loading && addressId !== null && chosen === undefined) retry();
  });
  useEffect(() => {
    learn();
  }, [addressId]);

  const [isReady, setIsReady] = useState(false);
  if (!isReady && (data !== undefined || error !== undefined)) setIsReady(true);
  // Once there is a form it stays, even when everything in it is deleted again.
  const [isBegun, setIsBegun] = useState(false);
  if (!isBegun && !isUntouched(state)) setIsBegun(true);

  if (customer === null) return null;
  const { firstName, lastName, phone } = customer;
  const start = addresses === undefined ? null : preselected(addresses);
  const isFormHidden =
    !isBegun && addresses !== undefined && (addresses.length === 0 || start !== null);
  return {
    addresses,
    chosenId: isFormHidden ? (start?.id ?? null) : state.isEditing ? null : addressId,
    isReady,
    isLoading: loading,
    retry,
    choose,
    startOther: () => {
      onEvent({
        type: 'otherAddressStarted',
        form: { ...emptyBuyer, firstName, lastName: lastName ?? '', phone: localPhone(phone) },
      });
    },
    isFormHidden,
  };
}
