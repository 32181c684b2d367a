import type { ReactNode } from 'react';
import { PageHead } from '../../routing/page-head.tsx';
import { commonTexts } from '../../texts/common.ts';
import { ScriptOnly } from '../../ui/script-only.tsx';
import styles from './session-card.module.css';

interface SessionCardProps {
  /** Heading and title of the page. */
  title: string;
  /** The form. Browsers without script show a sentence instead: they could not send it. */
  children: ReactNode;
  /** Link to the other form, e.g. for shoppers who have an account already. */
  otherWay: ReactNode;
}

/** The page of one short form: title and meta tags, the heading, and e.g. the sign-in. */
export function SessionCard({ title, children, otherWay }: SessionCardProps) {
  return (
    <div className={styles['card']}>
      <PageHead title={title} isPrivate />
      <h1 className={styles['title']}>{title}</h1>
      <ScriptOnly sentence={commonTexts.needsScript(title)}>{children}</ScriptOnly>
      <div className={styles['other']}>{otherWay}</div>
    </div>
  );
}
