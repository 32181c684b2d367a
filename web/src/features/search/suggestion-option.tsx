import { useEffect, useRef, type ReactNode } from 'react';
import { isPlainClick } from '../../lib/plain-click.ts';
import { Link } from '../../ui/link.tsx';
import styles from './search-suggestions.module.css';

interface SuggestionOptionProps {
  id: string;
  /** Where it leads. */
  to: string;
  /** Chosen by the arrow keys. */
  isActive: boolean;
  /** It was followed in this tab. */
  onFollow: () => void;
  children: ReactNode;
}

/** One suggestion: an option of the list for screen readers and keys, and a link for everybody else. */
export function SuggestionOption({ id, to, isActive, onFollow, children }: SuggestionOptionProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Link
      ref={link}
      id={id}
      to={to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles['option']}
      onClick={(event) => {
        if (isPlainClick(event)) onFollow();
      }}
    >
      {children}
    </Link>
  );
}
