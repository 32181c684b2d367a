import type { ComponentProps } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the shop. */
  to: string;
}

/** A link to another page of the shop. `followLinks` follows it without loading a document. */
export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}
