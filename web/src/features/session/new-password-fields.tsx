import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { PasswordField } from '../../forms/fields.tsx';
import { commonTexts } from '../../texts/common.ts';

/** A password that is to be set, twice. */
export function NewPasswordFields() {
  return (['password', 'confirmPassword'] as const).map((name) => (
    <PasswordField
      key={name}
      name={name}
      label={fieldLabels[name]}
      showLabel={commonTexts.show(fieldLabels[name])}
      autoComplete="new-password"
    />
  ));
}
