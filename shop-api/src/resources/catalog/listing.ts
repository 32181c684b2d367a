import { readSort } from '@gawai/domain/sort';
import type { Query, RepeatedQuery } from '../../http/query.ts';
import { invalid } from '../../http/rejections.ts';
import { ok, okWithMeta, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { filterErrors, readListingFilter } from './listing-filter.ts';
import { listingPage } from './listing-page.ts';
import { suggestedSearch } from './listing-suggestion.ts';
import { paginator, readPage } from './paginator.ts';
import { listedShape } from './product-shapes.ts';

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
