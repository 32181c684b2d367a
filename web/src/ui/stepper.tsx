import { useState } from 'react';
import { stepperTexts } from '../texts/common.ts';
import { Icon } from './icon.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** What typed text means, e.g. the quantity rule of the domain. */
  readTyped: (text: string) => number;
  /** Names what is counted, e.g. `Jumlah Galaxy A55`. */
  label: string;
  isDisabled?: boolean;
}

/** A number with a button on each side; it can be typed too, and takes effect on Enter or on leaving. */
export function Stepper(props: StepperProps) {
  const { value, min, max, onChange, isDisabled = false } = props;
  const [typed, setTyped] = useState<string | null>(null);

  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    const next = props.readTyped(typed);
    if (next !== value) onChange(next);
  };

  return (
    <div className={styles['stepper']} role="group" aria-label={props.label}>
      <button
        type="button"
        aria-label={stepperTexts.decrease}
        disabled={isDisabled || value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      >
        <Icon name="minus" />
      </button>
      <input
        aria-label={props.label}
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
      <button
        type="button"
        aria-label={stepperTexts.increase}
        disabled={isDisabled || value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
