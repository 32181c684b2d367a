import type { ReactNode } from 'react';

/** How deep a heading lies in the page. */
export type HeadingLevel = 1 | 2 | 3;

interface HeadingProps {
  level: HeadingLevel;
  className?: string | undefined;
  children: ReactNode;
}

/** A heading whose level the caller chooses. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
