import { forgetPrivate } from '../apollo/forget-private.ts';
import { DRAFT_NAME, UNCONFIRMED_NAME } from '../features/checkout/draft-name.ts';
import { forgetCustomerData } from '../features/checkout/forget-customer-data.ts';
import { forgetStored, openStoredValue } from '../lib/browser-storage.ts';
import type { Leaving } from '../session/session-store.ts';
import { sessionTexts } from '../texts/session.ts';
import type { AppParts } from './app.tsx';

/**
 * Takes away what a customer who leaves has left in this tab, and, when they signed out here, in the
 * browser: the next one on this machine sees nothing of them. The cart stays (specification-notes.md 18). When
 * the session only ran out, the same person is most likely still there: they see a pop-up, and what they
 * have typed stays, but for what the account alone knows of them.
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
  // Another tab has taken the rest away itself, and may keep that of the next customer there by now. The
  // session takes itself away, last.
  if (how !== 'elsewhere') forgetStored(site.storeName, 'browser', ['cart', 'user']);
}
