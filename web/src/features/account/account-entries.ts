import { paths } from '../../routing/paths.ts';
import { accountTexts } from '../../texts/account.ts';
import { accountMenuTexts } from '../../texts/shell.ts';
import type { IconName } from '../../ui/icon-paths.ts';

/** A page of the account, or Sign Out. */
export interface AccountEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
}

/** The side menu of the account area, in its order (specification.md 2: it also holds Sign Out). */
export const accountEntries: readonly AccountEntry[] = [
  { to: paths.profile(), label: accountMenuTexts.profile, icon: 'user' },
  { to: paths.orderHistory(), label: accountMenuTexts.orderHistory, icon: 'orders' },
  { to: paths.wishlist(), label: accountMenuTexts.wishlist, icon: 'heart' },
  { to: paths.addresses(), label: accountTexts.addresses, icon: 'mapPin' },
  { to: paths.password(), label: accountMenuTexts.password, icon: 'lock' },
  { to: paths.signOut(), label: accountMenuTexts.signOut, icon: 'signOut' },
];

/** The entry of a path; the page of an order belongs to the order history. */
export function accountEntryOf(path: string): AccountEntry | undefined {
  return accountEntries.find(({ to }) => path === to || path.startsWith(`${to}/`));
}
