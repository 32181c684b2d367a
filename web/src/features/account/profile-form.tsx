import { genders, readGender } from '@gawai/domain/gender';
import { checkProfile } from '@gawai/domain/session';
import { genderLabels } from '@gawai/domain/texts/labels';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { SelectField, SubmitButton, TextField } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import type { SessionUser } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { accountTexts } from '../../texts/account.ts';
import { commonTexts } from '../../texts/common.ts';
import styles from './account-form.module.css';
import { useUpdateProfileMutation } from './profile.generated.ts';

const genderOptions = genders.map((value) => ({ value, label: genderLabels[value] }));

/** Values of the form; empty text = not entered. */
interface ProfileValues {
  firstName: string;
  lastName: string;
  gender: string;
}

const toInput = ({ firstName, lastName, gender }: ProfileValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim() || null,
  gender: readGender(gender),
});

/**
 * Saves the profile and the stored customer, so that the header shows the new name
 * (specification-notes.md 89). Where the shop does not return what it has saved, the sent values are
 * taken.
 */
function useSaveProfile() {
  const session = useSession();
  const [updateProfile] = useUpdateProfileMutation();
  return useFormMutation({
    action: 'updateProfile',
    send: async (values: ProfileValues) => {
      const { data } = await updateProfile({ variables: { input: toInput(values) } });
      return data?.updateProfile;
    },
    onAccepted: ({ customer }, values) => {
      const sent = toInput(values);
      const { firstName, lastName, gender } = customer ?? sent;
      session.update({ firstName: firstName ?? sent.firstName, lastName, gender });
      return accountTexts.profileSaved;
    },
  });
}

/** Names and gender of the customer (specification.md 5, profile): only the first name is required. */
export function ProfileForm({
  customer,
}: {
  customer: Pick<SessionUser, 'firstName' | 'lastName' | 'gender'>;
}) {
  return (
    <Form
      initialValues={{
        firstName: customer.firstName,
        lastName: customer.lastName ?? '',
        gender: customer.gender ?? '',
      }}
      check={checkProfile}
      label={accountTexts.profileForm}
      onSubmit={useSaveProfile()}
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
