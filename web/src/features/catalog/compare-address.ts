import { cleanSearchText } from '@gawai/domain/listing';
import { isSlug } from '@gawai/domain/url-keys';
import { ADDED_PARAM } from '../../lib/compared-products.ts';
import { patterns } from '../../routing/paths.ts';

/** Most products that an address is read for; those past `COMPARED_MAX` are counted, not shown. */
const NAMED_MAX = 8;

/** State of the comparison, which its address contains. */
export interface CompareState {
  /** Slugs of the products, each once, in the order to show. */
  readonly slugs: readonly string[];
  /** Rows in which all products are the same are left out. */
  readonly isDifferencesOnly: boolean;
  /** Search for products to add. */
  readonly search: string | null;
}

/** Reads the address; whatever is missing or unreadable has its default. */
export function readCompareState(params: URLSearchParams): CompareState {
  const named = params.getAll('p').flatMap((list) => list.split(','));
  const slugs = [...named, ...params.getAll(ADDED_PARAM)].map((slug) => slug.trim()).filter(isSlug);
  return {
    slugs: [...new Set(slugs)].slice(0, NAMED_MAX),
    isDifferencesOnly: params.get('beda') === '1',
    search: cleanSearchText(params.get('cari')),
  };
}

/** Whether an address adds a product to those that the device remembers. */
export const isAdding = (params: URLSearchParams) => params.has(ADDED_PARAM);

/** The address of a comparison. */
export function compareAddress({ slugs, isDifferencesOnly, search }: CompareState): string {
  const parts = [
    slugs.length === 0 ? null : `p=${slugs.map(encodeURIComponent).join(',')}`,
    isDifferencesOnly ? 'beda=1' : null,
    search === null ? null : `cari=${encodeURIComponent(search)}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? patterns.compare : `${patterns.compare}?${parts.join('&')}`;
}

/** The address that adds a product to those that the device remembers; without script, of that product alone. */
export const addToCompareAddress = (slug: string) =>
  `${patterns.compare}?${ADDED_PARAM}=${encodeURIComponent(slug)}`;

/** The slugs with one more at the end. */
export const withSlug = (slugs: readonly string[], slug: string) => [
  ...slugs.filter((each) => each !== slug),
  slug,
];
