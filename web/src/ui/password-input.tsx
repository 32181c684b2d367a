import { useState, type ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import inputStyles from './inputs.module.css';
import styles from './password-input.module.css';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  /** Label of the button that shows the password, e.g. `Tampilkan Password`. */
  showLabel: string;
  /** Hides the password whatever the state of the button: browsers store the submitted value of a visible input. */
  isHidden: boolean;
}

/** A password input with a button that shows the password. */
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
