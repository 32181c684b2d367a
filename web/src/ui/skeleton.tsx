import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `text` = a line, `short` = half a line, `title`, `square` = a picture, `control` = a button or input. */
  shape?: 'text' | 'short' | 'title' | 'square' | 'control' | 'block';
}

/** A grey placeholder of the size of the content that is loading. */
export function Skeleton({ shape = 'text' }: SkeletonProps) {
  return <span className={classNames(styles['base'], styles[shape])} aria-hidden="true" />;
}

/** Wraps skeletons: screen readers announce its label once. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
