import DataLoader from 'dataloader';
import type { PublicData } from '../cache/public-data/public-data.ts';
import type { ProductDetail } from '../rest/endpoints/product.ts';

/** The loaders of one request: what a request needs twice is read once. */
export interface Loaders {
  /** Products by raw id; null when the shop has none. */
  readonly productById: DataLoader<string, ProductDetail | null>;
  /** The same for what seldom changes, e.g. descriptions and pictures. */
  readonly descriptionById: DataLoader<string, ProductDetail | null>;
  /** Products by slug; null when the shop has none. */
  readonly productBySlug: DataLoader<string, ProductDetail | null>;
}

/** A new set for a new request. A product that was read by slug is known by id as well. */
export function createLoaders(data: PublicData): Loaders {
  const productById = new DataLoader<string, ProductDetail | null>((ids) =>
    settle(ids, (id) => data.productById(id)),
  );
  const descriptionById = new DataLoader<string, ProductDetail | null>((ids) =>
    settle(ids, (id) => data.descriptionById(id)),
  );
  const productBySlug = new DataLoader<string, ProductDetail | null>((slugs) =>
    settle(slugs, async (slug) => {
      const product = await data.productBySlug(slug);
      if (product !== null) productById.prime(product.id, product);
      return product;
    }),
  );
  return { productById, descriptionById, productBySlug };
}

/** Reads each key on its own, as the shop has no reading of many; a failure fails its key only. */
function settle<Value>(
  keys: readonly string[],
  read: (key: string) => Promise<Value>,
): Promise<(Value | Error)[]> {
  return Promise.all(
    keys.map((key) =>
      read(key).catch((error: unknown) =>
        error instanceof Error ? error : new Error('unknown error', { cause: error }),
      ),
    ),
  );
}
