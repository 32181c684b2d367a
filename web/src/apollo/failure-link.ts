import { ErrorLink } from '@apollo/client/link/error';
import type { Notices } from '../lib/notices.ts';
import { failuresOf, isUnauthenticated } from './failures.ts';

/** What the browser does when a call fails. */
export interface FailureReactions {
  notices: Notices;
  /** Ends the session; called when the shop no longer accepts the token. */
  forgetUser: () => void;
}

/**
 * Opens the pop-up of the error catalogue for every call that fails (Specification section 8), and
 * ends the session on the shop's word. An operation that shows its own failure says so with
 * `context: { quiet: true }`.
 */
export function createFailureLink({ notices, forgetUser }: FailureReactions): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    // A request that the page itself gave up is no failure.
    if (error.name === 'AbortError') return;
    if (isUnauthenticated(error)) forgetUser();
    if (operation.getContext()['quiet'] === true) return;
    for (const { title, message } of failuresOf(operation.query, error)) {
      notices.show({ kind: 'error', title, message });
    }
  });
}
