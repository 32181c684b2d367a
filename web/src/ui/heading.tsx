import type { ReactNode } from 'react';

/** How deep a heading lies in the page. */
export type HeadingLevel = 1 | 2 | 3;

interface HeadingProps {
  level: HeadingLevel;
  id?: string;
  className?: string | undefined;
  /** -1 for one that can be given the focus. */
  tabIndex?: -1 | undefined;
  children: ReactNode;
}

/** A heading whose level its place decides. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
