import { genders } from '@gawai/domain/gender';
import { checkProfile } from '@gawai/domain/session';
import { genderLabels } from '@gawai/domain/texts/labels';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { SelectField, SubmitButton, TextField } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { yupFromDomain } from '../../forms/yup-from-domain.ts';
import type { SessionUser } from '../../session/session-store.ts';
import { accountTexts } from '../../texts/account.ts';
import { commonTexts } from '../../texts/common.ts';
import styles from './account-form.module.css';
import { useSaveProfile, type ProfileValues } from './use-save-profile.ts';

const schema = yupFromDomain<ProfileValues>(checkProfile);
const genderOptions = genders.map((value) => ({ value, label: genderLabels[value] }));

/** Names and gender of the customer (specification.md 5, profile): only the first name is required. */
export function ProfileForm({
  customer,
}: {
  customer: Pick<SessionUser, 'firstName' | 'lastName' | 'gender'>;
}) {
  const save = useSaveProfile();
  return (
    <Form
      initialValues={{
        firstName: customer.firstName,
        lastName: customer.lastName ?? '',
        gender: customer.gender ?? '',
      }}
      schema={schema}
      label={accountTexts.profileForm}
      onSubmit={save}
    >
      <div className={styles['pair']}>
        <TextField
          name="firstName"
          label={fieldLabels.firstName}
          inputMode="text"
          autoComplete="given-name"
        />
        <TextField
          name="lastName"
          label={fieldLabels.lastName}
          note={commonTexts.optional}
          inputMode="text"
          autoComplete="family-name"
        />
      </div>
      <SelectField
        name="gender"
        label={fieldLabels.gender}
        note={commonTexts.optional}
        placeholder={accountTexts.chooseGender}
        options={genderOptions}
        autoComplete="sex"
      />
      <div>
        <SubmitButton>{commonTexts.save}</SubmitButton>
      </div>
    </Form>
  );
}
