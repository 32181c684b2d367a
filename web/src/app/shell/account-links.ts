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
  { to: paths.signOut(), label: accountMenuTexts.signOut, icon: 'signOut' },
];

const ofGuest: readonly AccountLink[] = [
  { to: paths.signIn(), label: accountMenuTexts.signIn, icon: 'signIn' },
];

/**
 * The entries for whoever uses the shop (Specification section 2, avatar menu). An entry joins
 * together with its page, so that none leads nowhere.
 */
export function accountLinks(user: SessionUser | null): readonly AccountLink[] {
  return user === null ? ofGuest : ofCustomer;
}
