import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  actionFailedTitles,
  successTitles,
  unknownFailureText,
} from '@gawai/domain/texts/error-catalogue';
import { changeAddresses } from '../../apollo/customer-lists.ts';
import {
  shownInPopUp,
  userErrorsToForm,
  type FormErrors,
} from '../../forms/user-errors-to-form.ts';
import { savedAddressTexts } from '../../texts/saved-address.ts';
import { useNotices } from '../../ui/notices-context.ts';
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

/** What each change to the addresses answers. */
interface AddressesChange {
  readonly addresses: readonly SavedAddressFragment[] | null;
  readonly userErrors: readonly unknown[];
}

/** Result of saving an address. */
export interface Saving {
  /** What the form must show; undefined when it was saved. */
  readonly errors: FormErrors | undefined;
  /** The new address; null when it was not saved, when an old one was, or when the shop does not return it. */
  readonly added: SavedAddressFragment | null;
}

/** What a customer can do to their saved addresses. */
export interface SavedAddresses {
  /** Saves a new address or changes an old one. */
  save: (address: SavedAddressFragment | null, values: SavedAddressValues) => Promise<Saving>;
  /** Deletes one for good; ask first. False when it could not be deleted. */
  remove: (address: SavedAddressFragment) => Promise<boolean>;
}

/** Updates other queries of the addresses after a change: from its response, else by a refetch. */
function followChange(cache: ApolloCache, change: AddressesChange | undefined): void {
  if (change === undefined || change.userErrors.length > 0) return;
  changeAddresses(cache, change.addresses && change.addresses.map(({ id }) => id));
}

const TABLE = 'AddressTable';

/** The table is reloaded after a change, where it is shown (specification.md 3: a refresh flag that reloads tables). */
const tableIn = (client: ApolloClient) =>
  [...client.getObservableQueries('active')].some(({ queryName }) => queryName === TABLE)
    ? [TABLE]
    : [];

/** Saving and deleting, with the pop-ups of the catalogue: Submit and Delete, Success and Failed. */
export function useSavedAddresses(): SavedAddresses {
  const notices = useNotices();
  const client = useApolloClient();
  const refetchQueries = () => tableIn(client);
  const [addAddress] = useAddAddressMutation({
    refetchQueries,
    update: (cache, { data }) => {
      followChange(cache, data?.addAddress);
    },
  });
  const [updateAddress] = useUpdateAddressMutation({
    refetchQueries,
    update: (cache, { data }) => {
      followChange(cache, data?.updateAddress);
    },
  });
  const [deleteAddress] = useDeleteAddressMutation({
    refetchQueries,
    update: (cache, { data }) => {
      followChange(cache, data?.deleteAddress);
    },
  });
  const nameOf = ({ name }: { name: string | null }) => name ?? savedAddressTexts.noName;

  const send = async (id: string | undefined, values: SavedAddressValues) => {
    const address = toAddressInput(values);
    if (id === undefined) {
      const { data } = await addAddress({ variables: { input: { address } } });
      return data?.addAddress;
    }
    const { data } = await updateAddress({ variables: { input: { id, address } } });
    return data && { ...data.updateAddress, address: null };
  };

  return {
    save: async (address, values) => {
      const payload = await send(address?.id, values).catch(() => undefined);
      if (payload === undefined) return { errors: shownInPopUp, added: null };
      const { userErrors, address: added } = payload;
      const action = address === null ? 'addAddress' : 'updateAddress';
      if (userErrors.length > 0) {
        const message = userErrors[0]?.message ?? unknownFailureText;
        notices.show({ action, kind: 'error', title: actionFailedTitles.submit, message });
        const errors = userErrorsToForm(userErrors, Object.keys(values), savedAddressFields);
        return { errors, added: null };
      }
      const message = savedAddressTexts.saved(values.addressName.trim());
      notices.show({ action, kind: 'success', title: successTitles.submit, message });
      return { errors: undefined, added };
    },
    remove: async (address) => {
      const answer = await deleteAddress({ variables: { input: { id: address.id } } }).catch(
        () => undefined,
      );
      if (answer?.data === undefined) return false;
      const { deletedId, userErrors } = answer.data.deleteAddress;
      const action = 'deleteAddress';
      if (deletedId === null) {
        const message = userErrors[0]?.message ?? unknownFailureText;
        notices.show({ action, kind: 'error', title: actionFailedTitles.delete, message });
        return false;
      }
      const message = savedAddressTexts.removed(nameOf(address));
      notices.show({ action, kind: 'success', title: successTitles.delete, message });
      return true;
    },
  };
}
