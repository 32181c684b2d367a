import type { Database } from '../../db/database.ts';
import { changesAfter, newestVersion } from './catalog-changes.ts';
import { ListingIndex } from './listing-index.ts';
import type { Listing } from './listing-index.ts';
import { productsInOrder } from './product-queries.ts';
import type { ListedProduct } from './product-queries.ts';

/** How often a page is made again when products change meanwhile. */
const MOST_TRIES = 5;

/**
 * The listings of a shop (shop-api.md 5.2): pages are found in memory and shown from the database. What
 * any process changes is in the very next page of every process (docs/decisions, 0006).
 */
export class Listings {
  readonly #db: Database;
  #index = new ListingIndex();
  #reading: Promise<void> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /** One page of the products that are sold, with the number of all that match. */
  async page(listing: Listing): Promise<{ products: ListedProduct[]; total: number }> {
    for (let tries = 1; ; tries += 1) {
      const { version } = this.#index;
      const { ids, total } = this.#index.page(listing);
      const products = await productsInOrder(this.#db, ids);
      // Asked last: when nothing changed until now, neither did it before.
      if ((await newestVersion(this.#db)) === version || tries === MOST_TRIES) {
        return { products, total };
      }
      await this.refresh();
    }
  }

  /** Takes in what changed since the last time; at first that is the whole catalogue. */
  refresh(): Promise<void> {
    this.#reading ??= this.#readChanges().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #readChanges(): Promise<void> {
    // A database that was put back to an earlier day is another one.
    if ((await newestVersion(this.#db)) < this.#index.version) this.#index = new ListingIndex();
    const { version, changes, categories } = await changesAfter(this.#db, this.#index.version);
    this.#index.update(version, changes, categories);
  }
}
