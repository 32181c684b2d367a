import { textLength } from '@gawai/domain/field-check';
import { formatWhole } from '@gawai/domain/money';
import { useField, useFormikContext } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { commonTexts } from '../texts/common.ts';
import { formTexts } from '../texts/form.ts';
import { Checkbox } from '../ui/choice.tsx';
import { Field, FieldMessage } from '../ui/field.tsx';
import { SelectInput, TextArea, TextInput } from '../ui/inputs.tsx';
import { Button, type ButtonAppearance } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { PasswordInput } from '../ui/password-input.tsx';
import styles from './form.module.css';
import { useHeldSeconds } from './form-hold.ts';
import type { FormStatus } from './user-errors-to-form.ts';

/**
 * The error of a field: that of the shop for its present value, else that of the rules, once the
 * shopper has left the field or tried to submit.
 */
function useShownError(name: string): string | undefined {
  const [{ value }, { error, touched }] = useField<unknown>(name);
  const formik = useFormikContext();
  const status = formik.status as FormStatus | undefined;
  const rejection = status?.values[name] === value ? status?.fields[name] : undefined;
  return rejection ?? (touched || formik.submitCount > 0 ? error : undefined);
}

interface FieldLabels {
  name: string;
  label: string;
  /** Beside the label, e.g. `opsional`. */
  note?: string;
  hint?: ReactNode;
}

type TextFieldProps = FieldLabels &
  Omit<
    ComponentProps<typeof TextInput>,
    'name' | 'value' | 'id' | 'autoComplete' | 'onChange' | 'onBlur'
  > & {
    /** The autofill token, e.g. `given-name`; `off` when none fits. */
    autoComplete: string;
  };

export function TextField({ name, label, note, hint, ...input }: TextFieldProps) {
  const [field] = useField<string>(name);
  return (
    <Field label={label} note={note} hint={hint} error={useShownError(name)}>
      {(control) => <TextInput {...input} {...control} {...field} />}
    </Field>
  );
}

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password box of a form; it hides the password while the form is being sent. */
export function PasswordField({ name, label, ...input }: PasswordFieldProps) {
  const [field] = useField<string>(name);
  const { isSubmitting } = useFormikContext();
  return (
    <Field label={label} error={useShownError(name)}>
      {(control) => (
        <PasswordInput
          {...input}
          {...control}
          {...field}
          showLabel={commonTexts.show(label)}
          isHidden={isSubmitting}
        />
      )}
    </Field>
  );
}

interface TextAreaFieldProps extends FieldLabels {
  autoComplete: string;
  rows?: number;
  maxLength?: number;
  /** Maximum number of characters, shown with a counter. More can be typed: no text is cut off. */
  limit?: number;
}

/** The number of typed characters and the limit, as the rule counts them. */
function CharacterCount({ text, limit }: { text: string; limit: number }) {
  const count = textLength(text);
  return (
    <span className={classNames(count > limit && styles['over'])}>
      {commonTexts.characters(formatWhole(count), formatWhole(limit))}
    </span>
  );
}

/** A text box of several lines of a form. */
export function TextAreaField({ name, label, note, hint, limit, ...input }: TextAreaFieldProps) {
  const [field] = useField<string>(name);
  const counter =
    limit === undefined ? undefined : <CharacterCount text={field.value} limit={limit} />;
  return (
    <Field label={label} note={note} hint={hint} error={useShownError(name)} counter={counter}>
      {(control) => <TextArea {...input} {...control} {...field} />}
    </Field>
  );
}

interface SelectFieldProps extends FieldLabels {
  options: readonly { value: string; label: string }[];
  /** First entry while nothing is chosen. */
  placeholder: string;
  autoComplete?: string;
  disabled?: boolean;
  /** Called after the choice was stored, e.g. to clear dependent selects. */
  onChoose?: (value: string) => void;
}

/** A drop-down of a form. */
export function SelectField({
  name,
  label,
  note,
  hint,
  options,
  onChoose,
  ...select
}: SelectFieldProps) {
  const [field] = useField<string>(name);
  return (
    <Field label={label} note={note} hint={hint} error={useShownError(name)}>
      {(control) => (
        <SelectInput
          {...select}
          {...control}
          {...field}
          onChange={(event) => {
            field.onChange(event);
            onChoose?.(event.target.value);
          }}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}

/** A checkbox of a form, with its error below. */
export function CheckboxField({ name, label }: { name: string; label: ReactNode }) {
  const [field] = useField<boolean>({ name, type: 'checkbox' });
  const error = useShownError(name);
  const messageId = `${name}-message`;
  return (
    <div>
      <Checkbox
        {...field}
        value={name}
        label={label}
        aria-describedby={messageId}
        aria-invalid={error === undefined ? undefined : true}
      />
      <FieldMessage id={messageId} error={error} />
    </div>
  );
}

/**
 * The submit button of a form: shows progress, and cannot submit twice. During a rate limit it
 * shows the remaining seconds.
 */
export function SubmitButton({
  children,
  ...appearance
}: ButtonAppearance & { children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  const heldSeconds = useHeldSeconds();
  const isHeld = heldSeconds > 0;
  return (
    <Button {...appearance} type="submit" isBusy={isSubmitting} isHeld={isHeld}>
      {isHeld ? formTexts.retryIn(heldSeconds) : children}
    </Button>
  );
}
