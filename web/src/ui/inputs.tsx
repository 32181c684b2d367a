import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './inputs.module.css';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'className'> {
  /** Inside the input, before the value, e.g. `Rp`. */
  lead?: ReactNode;
}

/** A one-line text input. Give it `autoComplete` and `inputMode`; 16 px text, so that no phone zooms in. */
export function TextInput({ lead, type = 'text', ...rest }: TextInputProps) {
  return (
    <span className={styles['box']}>
      {lead === undefined ? null : (
        <span className={styles['lead']} aria-hidden="true">
          {lead}
        </span>
      )}
      <input {...rest} type={type} className={styles['input']} />
    </span>
  );
}

/** A text input of several lines. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <span className={styles['box']}>
      <textarea rows={3} {...props} className={styles['input']} />
    </span>
  );
}

interface SelectInputProps extends Omit<ComponentProps<'select'>, 'className'> {
  /** First entry while nothing is chosen, e.g. `Pilih provinsi`. */
  placeholder?: string | undefined;
}

/** The native drop-down, styled like a text input. */
export function SelectInput({ placeholder, children, ...rest }: SelectInputProps) {
  return (
    <span className={styles['box']}>
      <select {...rest} className={styles['select']}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {children}
      </select>
      <span className={styles['arrow']}>
        <Icon name="chevronDown" />
      </span>
    </span>
  );
}
