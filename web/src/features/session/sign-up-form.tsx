import { checkSignUp } from '@gawai/domain/session';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { paths } from '../../routing/paths.ts';
import { CheckboxField, SubmitButton, TextField } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { yupFromDomain } from '../../forms/yup-from-domain.ts';
import { commonTexts } from '../../texts/common.ts';
import { sessionTexts } from '../../texts/session.ts';
import { accountMenuTexts } from '../../texts/shell.ts';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import styles from './sign-up-form.module.css';
import { useSignUpDraft } from './sign-up-draft.ts';
import { useSignUp, type SignUpValues } from './use-sign-up.ts';

const EMPTY: SignUpValues = {
  phone: '',
  firstName: '',
  lastName: '',
  password: '',
  confirmPassword: '',
  terms: false,
};
const schema = yupFromDomain<SignUpValues>(checkSignUp);

/** The terms are shown in a tab of their own: what was typed, passwords too, stays in this one. */
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
  const signUp = useSignUp();
  const { draft, keep, drop } = useSignUpDraft();
  return (
    <Form
      key={draft === null ? 'empty' : 'draft'}
      initialValues={{ ...EMPTY, ...draft }}
      schema={schema}
      label={sessionTexts.signUpTitle}
      onValues={keep}
      onSubmit={async (values) => {
        const errors = await signUp(values);
        if (errors !== undefined) return errors;
        drop();
        onSignedUp(values.phone);
        return undefined;
      }}
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
