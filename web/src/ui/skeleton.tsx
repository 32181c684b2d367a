import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `text` = a line, `short` = half a line, `title`, `square` = a picture, `control` = a button or input. */
  shape?: 'text' | 'short' | 'title' | 'square' | 'control' | 'block';
}

/** A grey stand-in of the size of what is being fetched. */
export function Skeleton({ shape = 'text' }: SkeletonProps) {
  return <span className={classNames(styles['bone'], styles[shape])} aria-hidden="true" />;
}

/** Around skeletons: says once that something is being fetched. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
