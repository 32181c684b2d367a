import type { ApolloCache, ApolloClient } from '@apollo/client';
import { dropExpired } from '@gawai/domain/cart';
import type { StoredValue } from '../../lib/browser-storage.ts';
import {
  readCartProduct,
  readCartVariant,
  writeCartLines,
  writeCartProduct,
  writeCartVariant,
} from './cart-state.ts';
import { readStoredCart, toStoredCart, type StoredLine } from './stored-cart.ts';

/** Synchronises the cart of one cache with local storage and with the other tabs. */
export interface CartPersistence {
  /** Writes the present lines. */
  save: (cache: ApolloCache) => void;
  /**
   * Restores the cart. Call once, after hydration: the server rendered an empty cart. Lines older
   * than three days are dropped now and only now (specification.md 4).
   */
  start: (client: ApolloClient) => () => void;
}

function restore(cache: ApolloCache, lines: readonly StoredLine[]): void {
  for (const { product, variant } of lines) {
    // A product that the server sent with this page is newer than the stored copy.
    if (readCartProduct(cache, product.id) === null) writeCartProduct(cache, product);
    // A withdrawn variant is not in its product.
    if (variant !== null && readCartVariant(cache, variant.id) === null)
      writeCartVariant(cache, variant);
  }
  writeCartLines(cache, lines);
}

/** Creates the persistence of the cart in `stored`; `now` returns ms since 1970. */
export function createCartPersistence(stored: StoredValue, now: () => number): CartPersistence {
  return {
    save: (cache) => stored.write(toStoredCart(cache)),
    start: (client) => {
      const restoreAll = () => restore(client.cache, readStoredCart(stored.read()));
      const restoreAfterClearing = () => {
        restoreAll();
        return Promise.resolve();
      };
      const lines = readStoredCart(stored.read());
      const fresh = dropExpired(lines, now());
      restore(client.cache, fresh);
      if (fresh.length < lines.length) stored.write(toStoredCart(client.cache));
      const stops = [
        stored.onOtherTab(restoreAll),
        // Sign-out clears the cache; the cart stays.
        client.onClearStore(restoreAfterClearing),
        client.onResetStore(restoreAfterClearing),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
