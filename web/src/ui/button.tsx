import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import styles from './button.module.css';

/** `primary` = the one main action of a section, `secondary` = beside it, `quiet` = among text, `danger` = destroys. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Appearance of a button, or of a link that looks like one. */
export interface ButtonAppearance {
  look?: ButtonLook | undefined;
  size?: 'regular' | 'large' | undefined;
  /** Full width of its container. */
  isWide?: boolean | undefined;
  /** Before the label. */
  icon?: ReactNode;
}

/** Class names of a button, for links that look like one. */
export function buttonClass({
  look = 'primary',
  size = 'regular',
  isWide,
}: ButtonAppearance): string {
  return classNames(styles['button'], styles[look], styles[size], isWide && styles['wide']);
}

interface ButtonProps extends ButtonAppearance, Omit<ComponentProps<'button'>, 'className'> {
  /** The action is pending: shows progress, keeps its width and its focus, and cannot be pressed again. */
  isBusy?: boolean;
  /** It cannot be pressed for now, and keeps its focus. */
  isHeld?: boolean;
}

/** A button. `type` defaults to `button`, so that it never submits a form by accident. */
export function Button({
  look,
  size,
  isWide,
  icon,
  isBusy = false,
  isHeld = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ look, size, isWide })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isHeld || undefined}
      onClick={(event) => {
        if (isBusy || isHeld) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy ? <Spinner /> : icon}
      <span>{children}</span>
    </button>
  );
}
