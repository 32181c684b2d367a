import { localPhone } from '@gawai/domain/phone';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { useEffect, useMemo } from 'react';
import type { SessionUser } from '../../session/session-store.ts';
import { useSession, useSessionUser } from '../../session/use-session.ts';
import { accountTexts } from '../../texts/account.ts';
import { classNames } from '../../ui/class-names.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import styles from './account-form.module.css';
import { useProfileQuery, type ProfileQuery } from './profile.generated.ts';
import { ProfileForm } from './profile-form.tsx';

type StoredCustomer = Omit<SessionUser, 'token'>;

/** Null for a failed query, and for a shop that cannot read customers. */
function toCustomer(me: ProfileQuery['me'] | undefined): StoredCustomer | null {
  if (!me || me.firstName === null || me.phone === null) return null;
  const { firstName, lastName, phone, email, gender } = me;
  return { firstName, lastName, phone, email, gender };
}

/**
 * The customer as the shop knows them, or, where the shop cannot be reached, as the browser stored them
 * (specification-notes.md 89): a failed query is not shown to the customer.
 */
export function Profile() {
  const session = useSession();
  const user = useSessionUser();
  const { data, loading } = useProfileQuery({
    skip: user === null,
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const me = useMemo(() => toCustomer(data?.me), [data]);

  useEffect(() => {
    if (me !== null) session.update(me);
  }, [me, session]);

  if (user === null) return null;
  if (loading && me === null) {
    return (
      <div className={styles['card']}>
        <Loading label={accountTexts.loading}>
          <div className={styles['skeletons']}>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </div>
        </Loading>
      </div>
    );
  }
  const { phone, email } = me ?? user;
  return (
    <div className={styles['card']}>
      <dl className={classNames(styles['pair'], styles['fixed'])}>
        <div>
          <dt>{fieldLabels.phone}</dt>
          <dd>{localPhone(phone)}</dd>
          <dd className={styles['hint']}>{accountTexts.phoneHint}</dd>
        </div>
        {email === null ? null : (
          <div>
            <dt>{fieldLabels.email}</dt>
            <dd>{email}</dd>
          </div>
        )}
      </dl>
      <ProfileForm customer={me ?? user} />
    </div>
  );
}
