import type { ReactNode } from 'react';

/** How deep a heading lies in the page. */
export type HeadingLevel = 1 | 2 | 3 | 4;

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
  switch (level) {
    case 1:
      return <h1 {...rest} />;
    case 2:
      return <h2 {...rest} />;
    case 3:
      return <h3 {...rest} />;
    case 4:
      return <h4 {...rest} />;
  }
}
