import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { actionFailedTitles, successTitles } from '@gawai/domain/texts/error-catalogue';
import { changeAddresses } from '../../apollo/customer-lists.ts';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { savedAddressTexts } from '../../texts/saved-address.ts';
import {
  useAddAddressMutation,
  useDeleteAddressMutation,
  useUpdateAddressMutation,
  type SavedAddressFragment,
} from './address-table.generated.ts';
import {
  savedAddressFields,
  toAddressInput,
  type SavedAddressValues,
} from './saved-address-values.ts';

/** The result of each mutation of the addresses. */
interface AddressesChange {
  readonly addresses: readonly SavedAddressFragment[] | null;
  readonly userErrors: readonly unknown[];
}

/** Updates other queries of the addresses after a change: from its response, else by a refetch. */
function followChange(cache: ApolloCache, change: AddressesChange | undefined): void {
  if (change === undefined || change.userErrors.length > 0) return;
  changeAddresses(cache, change.addresses);
}

const TABLE = 'AddressTable';

/** The table is reloaded after a change, where it is shown (specification.md 3: a refresh flag that reloads tables). */
function useTableRefetch() {
  const client = useApolloClient();
  return () =>
    [...client.getObservableQueries('active')].some(({ queryName }) => queryName === TABLE)
      ? [TABLE]
      : [];
}

/**
 * Saves a new address, or changes `address`. `onSaved` gets the new one; null when an old one was
 * changed, or when the shop does not return it.
 */
export function useSaveAddress(
  address: SavedAddressFragment | null,
  onSaved: (added: SavedAddressFragment | null) => void,
) {
  const refetchQueries = useTableRefetch();
  const [addAddress] = useAddAddressMutation({
    refetchQueries,
    update: (cache, { data }) => followChange(cache, data?.addAddress),
  });
  const [updateAddress] = useUpdateAddressMutation({
    refetchQueries,
    update: (cache, { data }) => followChange(cache, data?.updateAddress),
  });
  return useFormMutation({
    action: address === null ? 'addAddress' : 'updateAddress',
    send: async (values: SavedAddressValues) => {
      const input = { address: toAddressInput(values) };
      if (address === null) {
        const { data } = await addAddress({ variables: { input } });
        return data?.addAddress;
      }
      const { data } = await updateAddress({ variables: { input: { ...input, id: address.id } } });
      return data && { ...data.updateAddress, address: null };
    },
    onAccepted: ({ address: added }, { addressName }) => {
      onSaved(added);
      return savedAddressTexts.saved(addressName.trim());
    },
    fieldNames: savedAddressFields,
  });
}

/**
 * Deletes an address for good; the caller asks the customer first. Resolves to false when it could not be
 * deleted.
 */
export function useRemoveAddress(): (address: SavedAddressFragment) => Promise<boolean> {
  const [deleteAddress] = useDeleteAddressMutation({
    refetchQueries: useTableRefetch(),
    update: (cache, { data }) => followChange(cache, data?.deleteAddress),
  });
  const remove = useFormMutation({
    action: 'deleteAddress',
    titles: { success: successTitles.delete, failure: actionFailedTitles.delete },
    send: async ({ id }: SavedAddressFragment) => {
      const { data } = await deleteAddress({ variables: { input: { id } } });
      return data?.deleteAddress;
    },
    isAccepted: ({ deletedId }) => deletedId !== null,
    onAccepted: (_, { name }) => savedAddressTexts.removed(name ?? savedAddressTexts.noName),
  });
  return async (address) => (await remove(address)) === undefined;
}
