import { NAME_MAX, PHONE_MAX, STREET_ADDRESS_MAX, ZIP_CODE_MAX } from '@gawai/domain/limits';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import type { ReactNode } from 'react';
import { TextAreaField, TextField } from '../../forms/fields.tsx';
import { buyerTexts } from '../../texts/checkout.ts';
import { commonTexts } from '../../texts/common.ts';
import styles from './address-fields.module.css';
import { RegionFields } from './region-fields.tsx';

/**
 * Recipient and address: the fields that a guest's form and that of a saved address share
 * (specification.md 5). `children` come first, in the same grid.
 */
export function AddressFields({ children }: { children?: ReactNode }) {
  return (
    <div className={styles['fields']}>
      {children}
      <div className={styles['third']}>
        <TextField
          name="firstName"
          label={fieldLabels.firstName}
          autoComplete="given-name"
          maxLength={NAME_MAX}
        />
      </div>
      <div className={styles['third']}>
        <TextField
          name="lastName"
          label={fieldLabels.lastName}
          note={commonTexts.optional}
          autoComplete="family-name"
          maxLength={NAME_MAX}
        />
      </div>
      <div className={styles['third']}>
        <TextField
          name="phone"
          label={fieldLabels.phone}
          hint={buyerTexts.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX}
        />
      </div>
      <div className={styles['wide']}>
        <TextAreaField
          name="streetAddress"
          label={fieldLabels.streetAddress}
          hint={buyerTexts.streetHint}
          autoComplete="street-address"
          rows={2}
          maxLength={STREET_ADDRESS_MAX}
        />
      </div>
      <RegionFields />
      <TextField
        name="zipCode"
        label={fieldLabels.zipCode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={ZIP_CODE_MAX}
      />
    </div>
  );
}

/** A field of the form that takes the whole row. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={styles['wide']}>{children}</div>;
}
