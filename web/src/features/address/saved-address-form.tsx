import { checkSavedAddress } from '@gawai/domain/address';
import { NAME_MAX } from '@gawai/domain/limits';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { useState } from 'react';
import { CheckboxField, SubmitButton, TextField } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { commonTexts } from '../../texts/common.ts';
import { savedAddressTexts } from '../../texts/saved-address.ts';
import { Button } from '../../ui/button.tsx';
import dialog from '../../ui/dialog.module.css';
import { AddressFields, WideField } from './address-fields.tsx';
import type { SavedAddressFragment } from './address-table.generated.ts';
import { useAddressDraft } from './use-address-draft.ts';
import styles from './saved-address-form.module.css';
import { toSavedAddressValues, type SavedAddressValues } from './saved-address-values.ts';
import { useSaveAddress } from './use-saved-addresses.ts';

interface SavedAddressFormProps {
  /** Null to add one. */
  address: SavedAddressFragment | null;
  /** What a new address starts with, e.g. the name of the customer. */
  start?: Partial<SavedAddressValues>;
  /** Called after saving; `added` is the new address, null when the shop does not return it. */
  onSaved: (added: SavedAddressFragment | null) => void;
  onCancel: () => void;
}

/**
 * A saved address, new or old (specification.md 5, address form): all required but the last
 * name. There is always one default: the present one can only be replaced (specification-notes.md 92).
 */
export function SavedAddressForm({ address, start, onSaved, onCancel }: SavedAddressFormProps) {
  const [known] = useState(() => ({ ...toSavedAddressValues(address), ...start }));
  const { initialValues, save: saveDraft, drop } = useAddressDraft(address?.id ?? null, known);
  const save = useSaveAddress(address, (added) => {
    drop();
    onSaved(added);
  });
  return (
    <Form
      initialValues={initialValues}
      check={checkSavedAddress}
      label={savedAddressTexts.form}
      onValues={saveDraft}
      onSubmit={save}
    >
      <AddressFields>
        <WideField>
          <TextField
            name="addressName"
            label={fieldLabels.addressName}
            hint={savedAddressTexts.nameHint}
            autoComplete="off"
            inputMode="text"
            maxLength={NAME_MAX}
          />
        </WideField>
      </AddressFields>
      {known.isDefault ? (
        <p className={styles['note']}>{savedAddressTexts.isDefaultAlready}</p>
      ) : (
        <CheckboxField name="isDefault" label={savedAddressTexts.makeDefault} />
      )}
      <div className={dialog['actions']}>
        <Button
          look="secondary"
          onClick={() => {
            drop();
            onCancel();
          }}
        >
          {commonTexts.cancel}
        </Button>
        <SubmitButton>{commonTexts.save}</SubmitButton>
      </div>
    </Form>
  );
}
