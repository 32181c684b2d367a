import { normalisePhone } from '@gawai/domain/phone';
import { checkSignUp, cleanPassword } from '@gawai/domain/session';
import { actionFailedTitles, successTitles } from '@gawai/domain/texts/error-catalogue';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { paths } from '../../routing/paths.ts';
import { CheckboxField, SubmitButton, TextField } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { commonTexts } from '../../texts/common.ts';
import { sessionTexts } from '../../texts/session.ts';
import { accountMenuTexts } from '../../texts/shell.ts';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useSignUpMutation } from './session.generated.ts';
import { useSignUpDraft } from './sign-up-draft.ts';
import styles from './sign-up-form.module.css';

const EMPTY = {
  phone: '',
  firstName: '',
  lastName: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

/**
 * Registers a customer; `onSignedUp` gets the phone as it was typed. `Registration Success` has the message of
 * the shop, when it sends one (specification.md 8).
 */
function useSignUp(onSignedUp: (phone: string) => void) {
  // The cache stores results by their variables, and these have passwords.
  const [signUp] = useSignUpMutation({ fetchPolicy: 'no-cache' });
  return useFormMutation({
    action: 'signUp',
    titles: { success: successTitles.registration, failure: actionFailedTitles.registration },
    send: async (values: typeof EMPTY) => {
      const input = {
        phone: normalisePhone(values.phone),
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        password: cleanPassword(values.password),
        confirmPassword: cleanPassword(values.confirmPassword),
        terms: values.terms,
      };
      const { data } = await signUp({ variables: { input } });
      return data?.signUp;
    },
    isAccepted: ({ signedUp }) => signedUp,
    onAccepted: ({ message }, { phone }) => {
      onSignedUp(phone);
      return message ?? sessionTexts.signedUp;
    },
  });
}

/** The terms open in a new tab: what was typed, passwords too, stays in this one. */
function TermsLabel() {
  return (
    <>
      {sessionTexts.acceptTerms}{' '}
      <Link to={paths.terms()} target="_blank" rel="noopener">
        {sessionTexts.terms}
        <VisuallyHidden> {commonTexts.inNewTab}</VisuallyHidden>
      </Link>
    </>
  );
}

/** The registration: everything required (specification.md 5, sign-up). */
export function SignUpForm({ onSignedUp }: { onSignedUp: (phone: string) => void }) {
  const { draft, save, drop } = useSignUpDraft();
  const signUp = useSignUp((phone) => {
    drop();
    onSignedUp(phone);
  });
  return (
    <Form
      key={draft === null ? 'empty' : 'draft'}
      initialValues={{ ...EMPTY, ...draft }}
      check={checkSignUp}
      label={sessionTexts.signUpTitle}
      onValues={save}
      onSubmit={signUp}
    >
      <TextField
        name="phone"
        label={fieldLabels.phone}
        hint={sessionTexts.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="username"
      />
      <div className={styles['names']}>
        <TextField
          name="firstName"
          label={fieldLabels.firstName}
          inputMode="text"
          autoComplete="given-name"
        />
        <TextField
          name="lastName"
          label={fieldLabels.lastName}
          inputMode="text"
          autoComplete="family-name"
        />
      </div>
      <NewPasswordFields />
      <div className={styles['terms']}>
        <CheckboxField name="terms" label={<TermsLabel />} />
      </div>
      <SubmitButton size="large" isWide>
        {accountMenuTexts.signUp}
      </SubmitButton>
    </Form>
  );
}
