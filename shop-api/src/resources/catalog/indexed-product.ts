/** What finding and ordering needs of a product that is sold. */
export interface IndexedProduct {
  readonly id: number;
  readonly categoryId: number;
  /** Whole rupiah. */
  readonly price: number;
  /** The name in lower case. */
  readonly nameKey: string;
}

/** A product that changed: how it is now, or null when it is not sold any more. */
export interface ProductChange {
  readonly id: number;
  readonly product: IndexedProduct | null;
}

/** What finding needs of a category. */
export interface IndexedCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly urlSlug: string;
}
