import type { ApolloCache } from '@apollo/client';
import {
  actionFailedTitles,
  successTitles,
  unknownFailureText,
} from '@gawai/domain/texts/error-catalogue';
import {
  saidElsewhere,
  userErrorsToForm,
  type FormRefusal,
} from '../../forms/user-errors-to-form.ts';
import { savedAddressTexts } from '../../texts/saved-address.ts';
import { useNotices } from '../../ui/notices-context.ts';
import {
  AddressTableDocument,
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

/** What a customer can do to their saved addresses. */
export interface SavedAddresses {
  /** Saves a new address, or writes an old one anew. Answers what the form must show. */
  save: (
    address: SavedAddressFragment | null,
    values: SavedAddressValues,
  ) => Promise<FormRefusal | undefined>;
  /** Deletes one for good; ask first. False when it could not be deleted. */
  remove: (address: SavedAddressFragment) => Promise<boolean>;
}

/** What others have read of the addresses is read again when they next show it. */
const forgetList = (cache: ApolloCache) => {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'myAddresses' });
};

/** Reloads the table after a change (Specification section 3: a refresh flag that reloads tables). */
const change = { refetchQueries: [AddressTableDocument], update: forgetList };

/** Saving and deleting, with the pop-ups of the catalogue: Submit and Delete, Success and Failed. */
export function useSavedAddresses(): SavedAddresses {
  const notices = useNotices();
  const [addAddress] = useAddAddressMutation(change);
  const [updateAddress] = useUpdateAddressMutation(change);
  const [deleteAddress] = useDeleteAddressMutation(change);
  const nameOf = ({ name }: { name: string | null }) => name ?? savedAddressTexts.noName;

  const send = async (id: string | undefined, values: SavedAddressValues) => {
    const address = toAddressInput(values);
    if (id === undefined) {
      const { data } = await addAddress({ variables: { input: { address } } });
      return data?.addAddress;
    }
    const { data } = await updateAddress({ variables: { input: { id, address } } });
    return data?.updateAddress;
  };

  return {
    save: async (address, values) => {
      const payload = await send(address?.id, values).catch(() => undefined);
      if (payload === undefined) return saidElsewhere;
      const { userErrors } = payload;
      const title = actionFailedTitles.submit;
      if (userErrors.length > 0) {
        const message = userErrors[0]?.message ?? unknownFailureText;
        notices.show({ kind: 'error', title, message });
        return userErrorsToForm(userErrors, Object.keys(values), savedAddressFields);
      }
      notices.settle([title]);
      const message = savedAddressTexts.saved(values.addressName.trim());
      notices.show({ kind: 'success', title: successTitles.submit, message });
      return undefined;
    },
    remove: async (address) => {
      const answer = await deleteAddress({ variables: { input: { id: address.id } } }).catch(
        () => undefined,
      );
      if (answer?.data === undefined) return false;
      const { deletedId, userErrors } = answer.data.deleteAddress;
      const title = actionFailedTitles.delete;
      if (deletedId === null) {
        const message = userErrors[0]?.message ?? unknownFailureText;
        notices.show({ kind: 'error', title, message });
        return false;
      }
      notices.settle([title]);
      const message = savedAddressTexts.removed(nameOf(address));
      notices.show({ kind: 'success', title: successTitles.delete, message });
      return true;
    },
  };
}
