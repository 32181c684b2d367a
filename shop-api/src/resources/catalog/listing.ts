import { readSort, type ProductSort } from '@gawai/domain/sort';
import type { Query, RepeatedQuery } from '../../http/query.ts';
import { invalid } from '../../http/rejections.ts';
import { ok, okWithMeta, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { filterErrors, readListingFilter, type ListingFilter } from './listing-filter.ts';
import { suggestedSearch } from './listing-suggestion.ts';
import { paginator, readPage, type Page } from '../../http/paginator.ts';
import { listedShape } from './product-shapes.ts';
import { asc, desc, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/tables/catalog.ts';
import { listedProducts } from '../../db/tables/listing.ts';
import type { Facet } from './facet.ts';
import { LISTED_PRODUCTS, listingCondition, PRODUCTS } from './listing-condition.ts';
import { listingFacets } from './listing-facets.ts';
import { namedGroupsFor, type NamedGroups } from './named-groups.ts';
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

interface SortColumns {
  readonly id: PgColumn;
  readonly price: PgColumn;
  readonly nameKey: PgColumn;
}

/** A sort of shop-api.md 5.2 and its reverse; products have an index for each. Ties by the newest. */
function orderBy(sort: ProductSort, { id, price, nameKey }: SortColumns) {
  const newest = { forward: [desc(id)], backward: [asc(id)] };
  if (sort === 'NEWEST') return newest;
  const key = sort === 'PRICE_LOW' || sort === 'PRICE_HIGH' ? price : nameKey;
  const [ahead, back] =
    sort === 'PRICE_LOW' || sort === 'NAME_AZ' ? [asc(key), desc(key)] : [desc(key), asc(key)];
  return { forward: [ahead, ...newest.forward], backward: [back, ...newest.backward] };
}

/** Up to this number, sorting is faster than a scan of the index of a sort. */
const FEW = 10_000;

/**
 * The products of a filter, as a table to sort; `total` is their number. The planner expects the products of a brand
 * to be spread over the index of a sort, but names begin with the brand. A limit keeps it from searching a few of them
 * there.
 */
function sortable(db: Database, filter: ListingFilter, named: NamedGroups, total: number) {
  const isFew = filter.brands.length > 0 && total <= FEW;
  const { rows, table } = isFew ? countable(filter) : { rows: products, table: PRODUCTS };
  const { id, price, nameKey } = table.columns;
  const matching = db
    .select({ id, price, nameKey })
    .from(rows)
    .where(listingCondition(db, filter, named, table));
  return isFew ? matching.limit(total).as('matching') : matching.as('matching');
}

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
      const named = await namedGroupsFor(transaction, filter);
      const { total, facets } = hasFacets
        ? await listingFacets(transaction, filter, named)
        : { total: await totalOf(transaction, filter, named), facets: null };
      const limit = Math.min(size, total - offset);
      if (limit <= 0) return { products: [], total, facets };
      const matching = sortable(transaction, filter, named, total);
      const { forward, backward } = orderBy(sort, matching);
      // The database reads all entries before the page: from the nearer end these are at most half.
      const isNearStart = offset <= total / 2;
      const page = transaction
        .select({ id: matching.id })
        .from(matching)
        .orderBy(...(isNearStart ? forward : backward))
        .limit(limit)
        .offset(isNearStart ? offset : total - offset - limit)
        .as('page');
      const found = await fromProducts(transaction)
        .innerJoin(page, eq(page.id, products.id))
        .orderBy(...orderBy(sort, products).forward);
      return { products: found, total, facets };
    },
    // Total, facets and page are read from the same snapshot.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The narrow rows contain what no index of the products does. */
function countable({ isAvailable, starMin }: ListingFilter) {
  return isAvailable || starMin !== null
    ? { rows: listedProducts, table: LISTED_PRODUCTS }
    : { rows: products, table: PRODUCTS };
}

function totalOf(db: Database, filter: ListingFilter, named: NamedGroups): Promise<number> {
  const { rows, table } = countable(filter);
  return db.$count(rows, listingCondition(db, filter, named, table));
}
