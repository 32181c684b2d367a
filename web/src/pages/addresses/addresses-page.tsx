import { useState } from 'react';
import { AccountPage } from '../../features/account/account-page.tsx';
import type { SavedAddressFragment } from '../../features/address/address-table.generated.ts';
import { AddressTable } from '../../features/address/address-table.tsx';
import { SavedAddressForm } from '../../features/address/saved-address-form.tsx';
import { accountTexts } from '../../texts/account.ts';
import { savedAddressTexts } from '../../texts/saved-address.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The saved addresses, and one modal for adding and changing them (specification.md 2). */
export function AddressesPage() {
  const [edited, setEdited] = useState<SavedAddressFragment | 'NEW' | null>(null);
  const close = () => setEdited(null);
  const { addTitle, editTitle } = savedAddressTexts;
  return (
    <AccountPage
      title={accountTexts.addresses}
      lead={savedAddressTexts.lead}
      action={
        <Button icon={<Icon name="plus" />} onClick={() => setEdited('NEW')}>
          {savedAddressTexts.add}
        </Button>
      }
    >
      <AddressTable onEdit={setEdited} />
      <Dialog
        isOpen={edited !== null}
        onClose={close}
        title={edited === 'NEW' ? addTitle : editTitle}
      >
        <SavedAddressForm
          address={edited === 'NEW' ? null : edited}
          onSaved={close}
          onCancel={close}
        />
      </Dialog>
    </AccountPage>
  );
}
