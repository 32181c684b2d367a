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
 * What is wrong with a field: what the shop said about its value, else what the rules say, once the
 * shopper has been there or tried to send.
 */
function useShownError(name: string): string | undefined {
  const [{ value }, { error, touched }] = useField<unknown>(name);
  const formik = useFormikContext();
  const status = formik.status as FormStatus | undefined;
  const rejection = status?.values[name] === value ? status?.fields[name] : undefined;
  return rejection ?? (touched || formik.submitCount > 0 ? error : undefined);
}

interface FieldWords {
  name: string;
  label: string;
  /** Beside the label, e.g. `opsional`. */
  note?: string;
  hint?: ReactNode;
}

type TextFieldProps = FieldWords &
  Omit<
    ComponentProps<typeof TextInput>,
    'name' | 'value' | 'id' | 'autoComplete' | 'onChange' | 'onBlur'
  > & {
    /** Browsers fill it by this word, e.g. `given-name`; `off` when nothing fits. */
    autoComplete: string;
  };

/** A text box of a form. */
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

/** A box for a password of a form; while the form is being sent it cannot be read. */
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

interface TextAreaFieldProps extends FieldWords {
  autoComplete: string;
  rows?: number;
  maxLength?: number;
  /** Most characters, counted at the field. More can be typed: nothing that was written is cut off. */
  limit?: number;
}

/** How many characters are typed against the limit, as the rule counts them. */
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

interface SelectFieldProps extends FieldWords {
  options: readonly { value: string; label: string }[];
  /** First entry while nothing is chosen. */
  placeholder: string;
  autoComplete?: string;
  disabled?: boolean;
  /** After the choice was stored, e.g. to empty the selects that hang on it. */
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
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}

/** A box to tick of a form; its error stands below it. */
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
 * The button that sends the form: shows progress, and cannot send twice. While the shop takes no more
 * calls it says for how long.
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
