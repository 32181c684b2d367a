import { checkSavedAddress } from '@gawai/domain/address';
import { NAME_MAX } from '@gawai/domain/limits';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { useState } from 'react';
import { CheckboxField, SubmitButton, TextField } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { yupFromDomain } from '../../forms/yup-from-domain.ts';
import { commonTexts } from '../../texts/common.ts';
import { savedAddressTexts } from '../../texts/saved-address.ts';
import { Button } from '../../ui/button.tsx';
import { AddressFields, WideField } from './address-fields.tsx';
import type { SavedAddressFragment } from './address-table.generated.ts';
import styles from './saved-address-form.module.css';
import { toSavedAddressValues, type SavedAddressValues } from './saved-address-values.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';

const schema = yupFromDomain<SavedAddressValues>(checkSavedAddress);

interface SavedAddressFormProps {
  /** Null to add one. */
  address: SavedAddressFragment | null;
  /** Saved, or given up. */
  onClose: () => void;
}

/**
 * A saved address, new or old (Specification section 5, address form): all required but the last
 * name. There is always one default: the present one can only be replaced (Reading 92).
 */
export function SavedAddressForm({ address, onClose }: SavedAddressFormProps) {
  const { save } = useSavedAddresses();
  const [initialValues] = useState(() => toSavedAddressValues(address));
  return (
    <Form
      initialValues={initialValues}
      schema={schema}
      label={savedAddressTexts.form}
      onSubmit={async (values) => {
        const refusal = await save(address, values);
        if (refusal === undefined) onClose();
        return refusal;
      }}
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
      {initialValues.isDefault ? (
        <p className={styles['note']}>{savedAddressTexts.isDefaultAlready}</p>
      ) : (
        <CheckboxField name="isDefault" label={savedAddressTexts.makeDefault} />
      )}
      <div className={styles['actions']}>
        <Button look="secondary" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <SubmitButton>{commonTexts.save}</SubmitButton>
      </div>
    </Form>
  );
}
