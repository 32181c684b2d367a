import { useState } from 'react';
import { stepperTexts } from '../texts/common.ts';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Parses typed text, e.g. by the quantity rule of the domain. */
  readTyped: (text: string) => number;
  /** Accessible name, e.g. `Jumlah Galaxy A55`. */
  label: string;
  isDisabled?: boolean;
}

/** A number with a button on each side. Typed text takes effect on Enter or on blur. */
export function Stepper(props: StepperProps) {
  const { value, min, max, onChange, isDisabled, label } = props;
  const [typed, setTyped] = useState<string | null>(null);

  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    const next = props.readTyped(typed);
    if (next !== value) onChange(next);
  };

  const button = (name: string, icon: IconName, next: number, isEnd: boolean) => (
    <button
      type="button"
      // Firefox enables a button after a reload that was enabled before it.
      {...{ autoComplete: 'off' }}
      aria-label={name}
      disabled={isDisabled}
      // A disabled button would lose the focus when a press reaches the limit.
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : () => onChange(next)}
    >
      <Icon name={icon} />
    </button>
  );

  return (
    <div className={styles['stepper']} role="group" aria-label={label}>
      {button(stepperTexts.decrease, 'minus', value - 1, value <= min)}
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            settle();
          }
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      {button(stepperTexts.increase, 'plus', value + 1, value >= max)}
      <VisuallyHidden>
        <output>{value}</output>
      </VisuallyHidden>
    </div>
  );
}
