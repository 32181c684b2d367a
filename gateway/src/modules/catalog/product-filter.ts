import { SEARCH_TEXT_MAX, STAR_MAX } from '@gawai/domain/limits';
import type { ProductFilter } from '../../__generated__/resolvers.ts';
import { badUserInput } from '../../graphql/bad-user-input.ts';
import type { ProductFilterQuery } from '../../rest/endpoints/product-page.ts';
import { plainText } from '../shared/plain-text.ts';

/** Limits of one filter (shop-api.md 10.6). */
const KEYS_MAX = 10;
const VALUES_MAX = 100;

/** The filter for the shop. Throws `BAD_USER_INPUT` when it exceeds the limits. */
export function productFilter(filter: ProductFilter | null | undefined): ProductFilterQuery | null {
  if (!filter) return null;
  const { priceMin, priceMax, isAvailable, ratingMin } = filter;
  const specifications = (filter.specifications ?? []).map(({ key, values }) => ({
    key: specificationKey(key),
    values: texts(values),
  }));
  const brands = texts(filter.brands ?? []);
  const values = specifications.flatMap((each) => each.values);
  if (new Set(specifications.map(({ key }) => key)).size !== specifications.length) {
    throw badUserInput('each key must be named once', 'filter.specifications');
  }
  if (specifications.length > KEYS_MAX || values.length > VALUES_MAX) {
    const most = `${KEYS_MAX} keys with ${VALUES_MAX} values`;
    throw badUserInput(`specifications must be at most ${most}`, 'filter.specifications');
  }
  if (brands.length > VALUES_MAX) {
    throw badUserInput(`brands must be at most ${VALUES_MAX}`, 'filter.brands');
  }
  return {
    priceMin: priceMin ?? null,
    priceMax: priceMax ?? null,
    isAvailable: isAvailable === true,
    ratingMin: ratingMin == null ? null : hundredths(Math.min(STAR_MAX, Math.max(0, ratingMin))),
    brands,
    specifications: specifications.filter((each) => each.values.length > 0),
  };
}

function specificationKey(text: string): string {
  const key = plainText(text);
  if (key === null || key.length > SEARCH_TEXT_MAX || /[[\]]/.test(key)) {
    throw badUserInput('key must be that of a specification', 'filter.specifications.key');
  }
  return key;
}

/** Leaves out blank values and cuts the others to the length of a search: longer values never match. */
function texts(values: readonly string[]): string[] {
  return values
    .map((value) => plainText(Array.from(value).slice(0, SEARCH_TEXT_MAX).join('')))
    .filter((value) => value !== null);
}

function hundredths(rating: number): number {
  return Math.round(rating * 100) / 100;
}
