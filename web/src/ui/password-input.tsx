import { useState, type ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import inputStyles from './inputs.module.css';
import styles from './password-input.module.css';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  /** Words of the button that lets the password be read, e.g. `Tampilkan Password`. */
  showLabel: string;
  /** Hides it whatever the button says: browsers remember what a readable box has sent. */
  isHidden: boolean;
}

/** A box for a password, with a button that lets the shopper read what they type. */
export function PasswordInput({ showLabel, isHidden, id, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className={inputStyles['box']}>
      <input
        {...rest}
        id={id}
        type={isShown && !isHidden ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={inputStyles['input']}
      />
      <button
        type="button"
        className={styles['show']}
        aria-label={showLabel}
        aria-pressed={isShown}
        aria-controls={id}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name={isShown ? 'eyeOff' : 'eye'} />
      </button>
    </span>
  );
}
