import type { ProductSort } from '@gawai/domain/sort';
import { CategoryNames } from './category-names.ts';
import type { IndexedCategory, IndexedProduct, ProductChange } from './indexed-product.ts';
import { listingOrders } from './listing-order.ts';
import { Postings } from './postings.ts';
import { Sieve } from './sieve.ts';
import { SortedSlots } from './sorted-slots.ts';

/** What a listing is narrowed to and how it is ordered (shop-api.md 5.2). */
export interface Listing {
  readonly words: readonly string[];
  readonly category: string | null;
  readonly sort: ProductSort;
  readonly offset: number;
  readonly size: number;
}

/**
 * Every product that is sold, kept to be found, counted and ordered without the database. Each has a
 * slot, a small number it keeps while it does not change. Names are kept by their words: there are far
 * fewer of them than names, so that a search among 100,000 products takes about a millisecond.
 */
export class ListingIndex {
  #version = 0;
  #categories = new CategoryNames([]);
  readonly #products: IndexedProduct[] = [];
  readonly #slotOf = new Map<number, number>();
  #freeSlots: number[] = [];
  readonly #ofWord = new Postings<string>();
  readonly #ofCategory = new Postings<number>();
  readonly #orders: Readonly<Record<ProductSort, SortedSlots>> = {
    NEWEST: this.#sortedBy('NEWEST'),
    PRICE_LOW: this.#sortedBy('PRICE_LOW'),
    PRICE_HIGH: this.#sortedBy('PRICE_HIGH'),
    NAME_AZ: this.#sortedBy('NAME_AZ'),
    NAME_ZA: this.#sortedBy('NAME_ZA'),
  };

  /** Up to which change of the catalogue this is true. */
  get version(): number {
    return this.#version;
  }

  /** Takes in what changed up to a version, each product once; the categories are given as a whole. */
  update(
    version: number,
    changes: readonly ProductChange[],
    categories: readonly IndexedCategory[],
  ): void {
    this.#version = version;
    this.#categories = new CategoryNames(categories);
    const removed = this.#forget(changes);
    const added = changes.flatMap(({ product }) => (product === null ? [] : this.#add(product)));
    for (const order of Object.values(this.#orders)) order.change(removed, added);
  }

  /** The ids of one page in order, and the number of all that match. */
  page({ words, category, sort, offset, size }: Listing): { ids: number[]; total: number } {
    const order = this.#orders[sort].all;
    const sieve = new Sieve(this.#products.length, order.length);
    if (category !== null) {
      const included = this.#categories.at(category);
      sieve.narrow(this.#ofCategory.of((id) => included.has(id)));
    }
    for (const word of words.map((each) => each.toLowerCase())) {
      const named = this.#categories.named(word);
      const lists = this.#ofCategory.of((id) => named.has(id));
      sieve.narrow(lists.concat(this.#ofWord.of((known) => known.includes(word))));
    }
    const found = sieve.page(order, offset, size);
    return { ids: found.flatMap((slot) => this.#products[slot]?.id ?? []), total: sieve.count };
  }

  /** Takes products out, whatever they have become, and gives the slots they had. */
  #forget(changes: readonly ProductChange[]): ReadonlySet<number> {
    const removed = new Set<number>();
    const words = new Set<string>();
    const categoryIds = new Set<number>();
    for (const { id } of changes) {
      const slot = this.#slotOf.get(id);
      const product = slot === undefined ? undefined : this.#products[slot];
      if (slot === undefined || product === undefined) continue;
      for (const word of wordsOf(product)) words.add(word);
      categoryIds.add(product.categoryId);
      this.#slotOf.delete(id);
      removed.add(slot);
    }
    this.#ofWord.remove(words, removed);
    this.#ofCategory.remove(categoryIds, removed);
    this.#freeSlots.push(...removed);
    return removed;
  }

  #add(product: IndexedProduct): number {
    const slot = this.#freeSlots.pop() ?? this.#products.length;
    this.#products[slot] = product;
    this.#slotOf.set(product.id, slot);
    for (const word of wordsOf(product)) this.#ofWord.add(word, slot);
    this.#ofCategory.add(product.categoryId, slot);
    return slot;
  }

  #sortedBy(sort: ProductSort): SortedSlots {
    const compare = listingOrders[sort];
    return new SortedSlots((a, b) => {
      const one = this.#products[a];
      const other = this.#products[b];
      return one === undefined || other === undefined ? 0 : compare(one, other);
    });
  }
}

function wordsOf({ nameKey }: IndexedProduct): ReadonlySet<string> {
  return new Set(nameKey.split(/\s+/));
}
