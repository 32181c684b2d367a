import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Unbroken } from './unbroken.tsx';
import styles from './field.module.css';

/** Attributes that link an input to its field. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  /** Always visible. */
  label: string;
  /** Beside the label, e.g. `opsional`. */
  note?: string | undefined;
  /** Below the input while there is no error. */
  hint?: ReactNode;
  /** The error, in one sentence. */
  error?: string | undefined;
  /** At the end of that line, e.g. how long a text is. Read with the field, never announced by itself. */
  counter?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** A label, an input, and below it a hint or the error, which is announced when it appears. */
export function Field({ label, note, hint, error, counter, children }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const counterId = `${id}-counter`;
  const describedBy = [
    error === undefined && hint === undefined ? undefined : messageId,
    counter === undefined ? undefined : counterId,
  ].filter((part) => part !== undefined);
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {note === undefined ? null : <span className={styles['note']}>{note}</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <div className={styles['below']}>
        <FieldMessage id={messageId} error={error} hint={hint} />
        {counter === undefined ? null : (
          <div id={counterId} className={styles['counter']}>
            {counter}
          </div>
        )}
      </div>
    </div>
  );
}

interface FieldMessageProps {
  id: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** The line below an input or above a group of choices. It is in the page before it has text, so that screen readers announce it. */
export function FieldMessage({ id, error, hint }: FieldMessageProps) {
  return (
    <div id={id} className={styles['message']} aria-live="polite">
      {error === undefined ? (
        hint
      ) : (
        <span className={styles['error']}>
          <Icon name="alert" size={16} />
          <span>
            <Unbroken text={error} />
          </span>
        </span>
      )}
    </div>
  );
}
