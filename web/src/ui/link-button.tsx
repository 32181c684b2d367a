import type { ComponentProps } from 'react';
import { buttonClass, type ButtonAppearance } from './button.tsx';
import { Link } from './link.tsx';

type LinkButtonProps = ButtonAppearance & Omit<ComponentProps<typeof Link>, 'className'>;

/** A link that looks like a button. */
export function LinkButton({ look, size, isWide, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ look, size, isWide })}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
