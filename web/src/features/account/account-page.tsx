import type { ReactNode } from 'react';
import { PageHead } from '../../routing/page-head.tsx';
import styles from './account-page.module.css';

interface AccountPageProps {
  /** Heading and title of the page. */
  title: string;
  /** One sentence on what the page is for. */
  lead: string;
  /** Beside the heading, e.g. the button that adds something. */
  action?: ReactNode;
  children: ReactNode;
}

/** One page of the account area: title and meta tags, the heading, and what it shows. */
export function AccountPage({ title, lead, action, children }: AccountPageProps) {
  return (
    <div className={styles['page']}>
      <PageHead title={title} isPrivate />
      <div className={styles['head']}>
        <div className={styles['text']}>
          <h1>{title}</h1>
          <p className={styles['lead']}>{lead}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
