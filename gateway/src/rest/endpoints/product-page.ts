import type { Rupiah } from '@gawai/domain/money';
import type { RestClient } from '../client/rest-client.ts';
import type { RestPage } from '../client/rest-page.ts';
import { RereadValue } from '../reread-value.ts';
import { readPageFigures, type PageFigures } from '../wire/page-figures.ts';
import { WireEntry } from '../wire/wire-entry.ts';
import { readFacets, type FacetRecord } from './facet.ts';
import {
  productsOf,
  readListedProduct,
  type ListedProduct,
  type ProductRecord,
} from './product.ts';

/** One page of products. */
export interface ProductPageRecord {
  readonly items: readonly ProductRecord[];
  readonly page: PageFigures;
  /** Null when the shop sends none, or they were not requested. */
  readonly facets: readonly FacetRecord[] | null;
  /** Another search text that finds something; null without one. */
  readonly suggestion: string | null;
}

/** Filters of products; null and empty = not sent. */
export interface ProductFilterQuery {
  readonly priceMin: Rupiah | null;
  readonly priceMax: Rupiah | null;
  readonly isAvailable: boolean;
  readonly ratingMin: number | null;
  readonly brands: readonly string[];
  readonly specifications: readonly { readonly key: string; readonly values: readonly string[] }[];
}

/** The requested page of products; texts are normalized, null = not sent. */
export interface ProductQuery {
  readonly search: string | null;
  readonly category: string | null;
  readonly filter: ProductFilterQuery | null;
  /** Wire value, e.g. `id desc`. */
  readonly sort: string;
  readonly page: number;
  /** Whether facets are requested. */
  readonly withFacets: boolean;
}

/** GET /product, one page (shop-api.md 5.2 and 10.6). */
export async function fetchProductPage(
  shop: RestClient,
  requested: ProductQuery,
): Promise<RereadValue<ProductPageRecord>> {
  const query = {
    source: 'pagination',
    active: 'true',
    ...(requested.search === null ? {} : { s: requested.search }),
    ...(requested.category === null ? {} : { category: requested.category }),
    ...(requested.filter === null ? {} : filterQuery(requested.filter)),
    ...(requested.withFacets ? { facets: 'true' } : {}),
    sort: requested.sort,
    page: String(requested.page),
  };
  const sent = await shop.page({ path: ['product'], query }, readListedProduct);
  const { again } = sent;
  const { page } = requested;
  return new RereadValue(productPage(sent, page), () => productPage(again(), page));
}

function productPage(
  { items, figures, meta }: RestPage<ListedProduct>,
  page: number,
): ProductPageRecord {
  const beside = meta === null ? null : new WireEntry(meta);
  return {
    items: productsOf(items),
    page: readPageFigures(figures, items.length, page),
    facets: beside === null ? null : readFacets(beside),
    suggestion: beside?.textOrNull('suggestion') ?? null,
  };
}

function filterQuery(filter: ProductFilterQuery): Record<string, string | readonly string[]> {
  const { priceMin, priceMax, isAvailable, ratingMin, brands, specifications } = filter;
  return {
    ...(priceMin === null ? {} : { price_min: String(priceMin) }),
    ...(priceMax === null ? {} : { price_max: String(priceMax) }),
    ...(isAvailable ? { available: 'true' } : {}),
    ...(ratingMin === null ? {} : { star_min: String(ratingMin) }),
    ...(brands.length === 0 ? {} : { brand: brands }),
    ...Object.fromEntries(specifications.map(({ key, values }) => [`spec[${key}]`, values])),
  };
}
