import type { SessionUser } from '../../session/session-store.ts';
import { accountMenuTexts } from '../../texts/shell.ts';
import type { IconName } from '../../ui/icon-paths.ts';
import { paths } from '../paths.ts';

/** An entry of the avatar menu. */
export interface AccountLink {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
}

const ofCustomer: readonly AccountLink[] = [
  { to: paths.profile(), label: accountMenuTexts.profile, icon: 'user' },
  { to: paths.orderHistory(), label: accountMenuTexts.orderHistory, icon: 'orders' },
  { to: paths.wishlist(), label: accountMenuTexts.wishlist, icon: 'heart' },
  { to: paths.password(), label: accountMenuTexts.password, icon: 'lock' },
  { to: paths.signOut(), label: accountMenuTexts.signOut, icon: 'signOut' },
];

const ofGuest: readonly AccountLink[] = [
  { to: paths.signIn(), label: accountMenuTexts.signIn, icon: 'signIn' },
  { to: paths.signUp(), label: accountMenuTexts.signUp, icon: 'userPlus' },
];

/** The entries for whoever uses the shop (Specification section 2, avatar menu). */
export function accountLinks(user: SessionUser | null): readonly AccountLink[] {
  return user === null ? ofGuest : ofCustomer;
}
