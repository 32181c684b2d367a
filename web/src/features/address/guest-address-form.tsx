import { checkGuestAddress } from '@gawai/domain/address';
import { normalisePhone } from '@gawai/domain/phone';
import { SubmitButton } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { buyerTexts } from '../../texts/checkout.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button.tsx';
import { AddressFields } from './address-fields.tsx';
import type { AddressValues, FieldSentences } from './address-values.ts';
import styles from './guest-address-form.module.css';
import { SyncedValues } from './synced-values.tsx';
import { ServerFieldErrors } from './server-field-errors.tsx';

interface GuestAddressFormProps {
  initialValues: AddressValues;
  /** The values that another tab entered; a new object for each change. */
  synced: AddressValues | null;
  /** Messages of the shop for single fields, after an order was rejected. */
  errors: FieldSentences | null;
  /** Called with the values after each change, to store a draft. */
  onValues: (values: AddressValues) => void;
  /** Called with a buyer that is complete by the domain's rules; the phone is in the shop's format. */
  onSave: (values: AddressValues) => void;
  /** Closes the form without saving; undefined while nothing was saved. */
  onCancel: (() => void) | undefined;
}

/**
 * Personal data and address of a guest (specification.md 5, guest checkout address): all
 * required but the last name.
 */
export function GuestAddressForm(props: GuestAddressFormProps) {
  const { onSave, onCancel } = props;
  const save = (values: AddressValues) => {
    onSave({ ...values, phone: normalisePhone(values.phone) });
    return Promise.resolve(undefined);
  };
  return (
    <Form
      initialValues={props.initialValues}
      check={checkGuestAddress}
      onSubmit={save}
      onValues={props.onValues}
      label={buyerTexts.form}
    >
      <SyncedValues synced={props.synced} />
      <ServerFieldErrors errors={props.errors} />
      <AddressFields />
      <div className={styles['actions']}>
        <SubmitButton>{commonTexts.save}</SubmitButton>
        {onCancel === undefined ? null : (
          <Button look="secondary" onClick={onCancel}>
            {commonTexts.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}
