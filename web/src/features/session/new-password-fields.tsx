import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { PasswordField } from '../../forms/fields.tsx';

/** A password that is to be set, twice. */
export function NewPasswordFields() {
  return (['password', 'confirmPassword'] as const).map((name) => (
    <PasswordField key={name} name={name} label={fieldLabels[name]} autoComplete="new-password" />
  ));
}
