import { subscribeToChanges } from '@gawai/server-kit/shared-state/catalogue-changes';
import { shareCapabilities } from '../rest/share-capabilities.ts';
import type { Services } from './context.ts';

/** Lets this process and the others learn of each other; resolves when it does, or Redis is away. */
export async function joinOthers(services: Services): Promise<void> {
  const { shared, store, transport, calls } = services;
  await shareCapabilities(shared, transport, { products: store.productsCall, ...calls });
  await subscribeToChanges(shared, (tag) => {
    if (tag === 'figures') store.expireFigures();
    else store.expireProducts();
  });
}
