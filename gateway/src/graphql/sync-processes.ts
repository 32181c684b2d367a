import { subscribeToChanges } from '@gawai/server-kit/shared-state/catalogue-changes';
import { shareCapabilities } from '../rest/share-capabilities.ts';
import type { Services } from './context.ts';

/**
 * Shares the capabilities of the shop with the other processes, and expires data when one of them reports a
 * change. Resolves when it has subscribed or Redis is unavailable.
 */
export async function syncProcesses(services: Services): Promise<void> {
  const { shared, store, transport, calls } = services;
  await shareCapabilities(shared, transport, { products: store.productsCall, ...calls });
  await subscribeToChanges(shared, (tag) => {
    if (tag === 'figures') store.expireFigures();
    else store.expireProducts();
  });
}
