import { readSort, type ProductSort } from '@gawai/domain/sort';
import type { Query, RepeatedQuery } from '../../http/query.ts';
import { invalid } from '../../http/rejections.ts';
import { ok, okWithMeta, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { filterErrors, readListingFilter, type ListingFilter } from './listing-filter.ts';
import { suggestedSearch } from './listing-suggestion.ts';
import { paginator, readPage, type Page } from './paginator.ts';
import { listedShape } from './product-shapes.ts';
import { asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/tables/catalog.ts';
import { listedProducts } from '../../db/tables/listing.ts';
import type { Facet } from './facet.ts';
import { LISTED_PRODUCTS, listingCondition, PRODUCTS } from './listing-condition.ts';
import { listingFacets } from './listing-facets.ts';
import { categoriesFor, type NamedCategory } from './named-categories.ts';
import { fromProducts, type ListedProduct } from './product-queries.ts';

/** GET /product, one page of a listing (shop-api.md 5.2), its facets and what to search instead (10.6). */
export async function listing(
  shop: Shop,
  query: Query,
  repeated: RepeatedQuery,
): Promise<ShopResponse> {
  const filter = readListingFilter(query, repeated);
  const errors = filterErrors(filter);
  if (errors !== null) return invalid(errors);
  const page = readPage(query['page'], shop.settings.pageSize);
  const { products, total, facets } = await listingPage(shop.db, {
    filter,
    hasFacets: query['facets'] === 'true',
    sort: readSort(query['sort']),
    page,
  });
  const isFruitless = total === 0 && filter.words.length > 0;
  const meta = {
    ...(facets && { facets }),
    ...(isFruitless && { suggestion: await suggestedSearch(shop.db, filter) }),
  };
  const path = `${shop.publicUrl}/product`;
  const data = products.map((product) => listedShape(product, shop.pictures));
  const shown = paginator(path, page, data, total);
  return Object.keys(meta).length === 0 ? ok(shown) : okWithMeta(shown, meta);
}

/** What a listing is narrowed to, how it is sorted, and which page of it is requested. */
interface Listing {
  readonly filter: ListingFilter;
  readonly hasFacets: boolean;
  readonly sort: ProductSort;
  readonly page: Page;
}

/** The sorts of shop-api.md 5.2 and their reverse; each has an index. Ties by the newest. */
const ORDERS: Readonly<Record<ProductSort, { forward: SQL[]; backward: SQL[] }>> = {
  NEWEST: { forward: [desc(products.id)], backward: [asc(products.id)] },
  PRICE_LOW: {
    forward: [asc(products.price), desc(products.id)],
    backward: [desc(products.price), asc(products.id)],
  },
  PRICE_HIGH: {
    forward: [desc(products.price), desc(products.id)],
    backward: [asc(products.price), asc(products.id)],
  },
  NAME_AZ: {
    forward: [asc(products.nameKey), desc(products.id)],
    backward: [desc(products.nameKey), asc(products.id)],
  },
  NAME_ZA: {
    forward: [desc(products.nameKey), desc(products.id)],
    backward: [asc(products.nameKey), asc(products.id)],
  },
};

/** One page of a listing. */
export interface ListingPage {
  readonly products: readonly ListedProduct[];
  /** Products on all pages. */
  readonly total: number;
  /** Null when they are not requested. */
  readonly facets: readonly Facet[] | null;
}

/** One page of the products on sale, and the number of all that match (docs/decisions, 0018 and 0028). */
function listingPage(
  db: Database,
  { filter, hasFacets, sort, page: { offset, size } }: Listing,
): Promise<ListingPage> {
  return db.transaction(
    async (transaction) => {
      const categories = await categoriesFor(transaction, filter);
      const { total, facets } = hasFacets
        ? await listingFacets(transaction, filter, categories)
        : { total: await totalOf(transaction, filter, categories), facets: null };
      const limit = Math.min(size, total - offset);
      if (limit <= 0) return { products: [], total, facets };
      const condition = listingCondition(transaction, filter, categories, PRODUCTS);
      const { forward, backward } = ORDERS[sort];
      // The database reads all entries before the page: from the nearer end these are at most half.
      const isNearStart = offset <= total / 2;
      const page = transaction
        .select({ id: products.id })
        .from(products)
        .where(condition)
        .orderBy(...(isNearStart ? forward : backward))
        .limit(limit)
        .offset(isNearStart ? offset : total - offset - limit)
        .as('page');
      const found = await fromProducts(transaction)
        .innerJoin(page, eq(page.id, products.id))
        .orderBy(...forward);
      return { products: found, total, facets };
    },
    // Number, facets and page come from the same state of the catalogue.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Counts in the narrow rows what no index of the products contains. */
function totalOf(
  db: Database,
  filter: ListingFilter,
  categories: readonly NamedCategory[],
): Promise<number> {
  return filter.isAvailable || filter.starMin !== null
    ? db.$count(listedProducts, listingCondition(db, filter, categories, LISTED_PRODUCTS))
    : db.$count(products, listingCondition(db, filter, categories, PRODUCTS));
}
