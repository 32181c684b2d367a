import { forgetPrivate } from '../apollo/forget-private.ts';
import { DRAFT_NAME, UNCONFIRMED_NAME } from '../features/checkout/draft-name.ts';
import { forgetCustomerData } from '../features/checkout/forget-customer-data.ts';
import { forgetStored, openStoredValue } from '../lib/browser-storage.ts';
import type { Leaving } from '../session/session-store.ts';
import { sessionTexts } from '../texts/session.ts';
import type { AppParts } from './app.tsx';

/**
 * Clears the data of a customer from this tab and, when they signed out here, from the
 * browser, so that the next user of the machine sees none of it. The cart stays (specification-notes.md 18). When
 * the session has expired, the same person is most likely still there: they see a pop-up, and their form input
 * stays, except for data that comes from the account.
 */
export function forgetCustomer(
  how: Leaving,
  { site, notices, client }: Omit<AppParts, 'session'>,
): void {
  forgetPrivate(client.cache);
  if (how === 'expired') {
    forgetCustomerData(openStoredValue(site.storeName, DRAFT_NAME));
    openStoredValue(site.storeName, UNCONFIRMED_NAME, 'tab').remove();
    const { expiredTitle, expired } = sessionTexts;
    notices.show({ action: 'session', kind: 'info', title: expiredTitle, message: expired });
    return;
  }
  for (const { id } of notices.get()) notices.dismiss(id);
  forgetStored(site.storeName, 'tab');
  // After sign-out in another tab that tab has cleared local storage, which may hold data of the next customer
  // by now. The session removes its own value, last.
  if (how !== 'elsewhere') forgetStored(site.storeName, 'browser', ['cart', 'user']);
}
