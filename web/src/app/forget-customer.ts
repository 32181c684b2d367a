import type { ApolloClient } from '@apollo/client';
import { forgetPrivate } from '../apollo/forget-private.ts';
import { DRAFT_NAME } from '../features/checkout/draft.ts';
import { forgetCustomerData } from '../features/checkout/forget-customer-data.ts';
import { forgetTabStorage, openStoredValue } from '../lib/browser-storage.ts';
import { openDeviceOrders } from '../lib/device-orders.ts';
import type { Notices } from '../lib/notices.ts';
import { openRecentProducts } from '../lib/recent-products.ts';
import type { Leaving } from '../session/session-store.ts';
import { sessionTexts } from '../texts/session.ts';
import type { Site } from '../routing/site.ts';

interface Traces {
  site: Site;
  notices: Notices;
  client: ApolloClient;
}

/**
 * Takes away what a customer who leaves has left in this tab, and, when they signed out here, in the
 * browser: the next one on this machine sees nothing of them. The cart stays (specification-notes.md 18). When
 * the session only ran out, the same person is most likely still there: they see a pop-up, and what they
 * have typed stays, but for what the account alone knows of them.
 */
export function forgetCustomer(how: Leaving, { site, notices, client }: Traces): void {
  forgetPrivate(client.cache);
  const draft = openStoredValue(site.storeName, DRAFT_NAME);
  if (how === 'expired') {
    forgetCustomerData(draft);
    const { expiredTitle, expired } = sessionTexts;
    notices.show({ action: 'session', kind: 'info', title: expiredTitle, message: expired });
    return;
  }
  for (const { id } of notices.get()) notices.dismiss(id);
  forgetTabStorage(site.storeName);
  // Another tab has taken these away itself, and may keep those of the next customer there by now.
  if (how === 'elsewhere') return;
  draft.remove();
  openStoredValue(site.storeName, 'delivery-city').remove();
  openDeviceOrders(site.storeName).forget();
  openRecentProducts(site.storeName).forget();
}
