import { accountTexts } from '../../texts/account.ts';
import { commonTexts } from '../../texts/common.ts';
import { ScriptOnly } from '../../ui/script-only.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { accountEntries } from './account-entries.ts';
import styles from './account-frame.module.css';

/**
 * The account area while the user is unknown: the server sends this and nothing personal. `title` is the
 * heading of the page. Without script it shows that the page needs one.
 */
export function AccountSkeleton({ title }: { title: string }) {
  return (
    <div className={styles['frame']}>
      <div className={styles['side']}>
        <div className={styles['skeletons']}>
          {accountEntries.map(({ to }) => (
            <Skeleton key={to} shape="control" />
          ))}
        </div>
      </div>
      <div className={styles['content']}>
        <div className={styles['page']}>
          <h1>{title}</h1>
          <ScriptOnly sentence={commonTexts.needsScript(title)}>
            <Loading label={accountTexts.loading}>
              <Skeleton shape="block" />
            </Loading>
          </ScriptOnly>
        </div>
      </div>
    </div>
  );
}
