import type { IndexedCategory } from './indexed-product.ts';

/** A category together with the one it belongs to. */
interface NamedCategory {
  readonly id: number;
  readonly slugs: readonly string[];
  /** In lower case. */
  readonly names: readonly string[];
}

/** The categories of a shop as a listing asks for them. */
export class CategoryNames {
  readonly #categories: readonly NamedCategory[];

  constructor(categories: readonly IndexedCategory[]) {
    const byId = new Map(categories.map((category) => [category.id, category]));
    this.#categories = categories.map((category) => {
      const parent = category.parentId === null ? undefined : byId.get(category.parentId);
      const both = parent === undefined ? [category] : [category, parent];
      return {
        id: category.id,
        slugs: both.map(({ urlSlug }) => urlSlug),
        names: both.map(({ name }) => name.toLowerCase()),
      };
    });
  }

  /** The ids of the category with this slug and of its sub-categories (shop-api.md 5.2). */
  at(slug: string): ReadonlySet<number> {
    return this.#idsOf(({ slugs }) => slugs.includes(slug));
  }

  /**
   * The ids of the categories whose own or parent's name holds a word, which is in lower case: all
   * their products are found by it (Contract clarification 11).
   */
  named(word: string): ReadonlySet<number> {
    return this.#idsOf(({ names }) => names.some((name) => name.includes(word)));
  }

  #idsOf(isMeant: (category: NamedCategory) => boolean): ReadonlySet<number> {
    return new Set(this.#categories.filter(isMeant).map(({ id }) => id));
  }
}
