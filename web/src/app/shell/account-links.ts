import { accountEntries, type AccountEntry } from '../../features/account/account-entries.ts';
import type { SessionUser } from '../../session/session-store.ts';
import { accountMenuTexts } from '../../texts/shell.ts';
import { paths } from '../../routing/paths.ts';

/** The specification lists all account pages here except the addresses. */
const ofCustomer = accountEntries.filter(({ to }) => to !== paths.addresses());

const ofGuest: readonly AccountEntry[] = [
  { to: paths.signIn(), label: accountMenuTexts.signIn, icon: 'signIn' },
  { to: paths.signUp(), label: accountMenuTexts.signUp, icon: 'userPlus' },
];

/** The menu entries for a guest or a customer (specification.md 2, avatar menu). */
export function accountLinks(user: SessionUser | null): readonly AccountEntry[] {
  return user === null ? ofGuest : ofCustomer;
}
