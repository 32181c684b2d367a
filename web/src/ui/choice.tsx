import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldMessage } from './field.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './choice.module.css';

interface ChoiceGroupProps {
  /** Names the group. */
  legend: string;
  /** The legend is visually hidden, because a heading above repeats it. */
  isLegendHidden?: boolean;
  error?: string | undefined;
  /** `row` puts short choices beside each other. */
  layout?: 'stack' | 'row';
  children: ReactNode;
}

/** A group of radio buttons: arrow keys move, Tab leaves. */
export function ChoiceGroup({
  legend,
  isLegendHidden = false,
  error,
  layout = 'stack',
  children,
}: ChoiceGroupProps) {
  const messageId = useId();
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : messageId}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend className={styles['legend']}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {/* Above the choices: a long list would hide it from a phone that shows the first. */}
      <FieldMessage id={messageId} error={error} />
      <div className={classNames(styles['group'], styles[layout])}>{children}</div>
    </fieldset>
  );
}

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'className'> {
  title: ReactNode;
  /** Address of a picture before the title. */
  logoUrl?: string | null;
  /** Below the title. */
  detail?: ReactNode;
  /** At the end of the line, e.g. a price. */
  aside?: ReactNode;
}

/** One choice as a card; the whole card is the target. */
export function Choice({ title, logoUrl, detail, aside, ...input }: ChoiceProps) {
  return (
    <label className={styles['choice']}>
      <input {...input} type="radio" className={styles['radio']} />
      {logoUrl ? (
        <img className={styles['logo']} src={logoUrl} alt="" height={28} decoding="async" />
      ) : null}
      <span className={styles['text']}>
        <span className={styles['title']}>{title}</span>
        {detail === undefined || detail === null ? null : (
          <span className={styles['detail']}>{detail}</span>
        )}
      </span>
      {aside === undefined ? null : <span className={styles['aside']}>{aside}</span>}
    </label>
  );
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
}

/** A checkbox whose label is part of the target. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className={styles['check']}>
      <input {...input} type="checkbox" className={styles['box']} />
      <span>{label}</span>
    </label>
  );
}
