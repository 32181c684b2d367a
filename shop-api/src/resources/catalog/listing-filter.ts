import { cleanSearchText } from '@gawai/domain/listing';
import type { Query, RepeatedQuery } from '../../http/query.ts';
import type { FieldErrors } from '../../http/shop-response.ts';
import { specificationOf } from './facet.ts';

const MAX_SPECIFICATIONS = 10;
const MAX_VALUES = 100;

/** The filters of a listing, combined with AND. */
export interface ListingFilter {
  /** Each must occur in the name or brand of the product, or the name of its category or of that category's parent. */
  readonly words: readonly string[];
  /** Slug of a category or sub-category; a category includes its sub-categories. */
  readonly category: string | null;
  /** Rupiah, both included. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** Whether there must be something to sell. */
  readonly isAvailable: boolean;
  /** The least mean of the stars, as an exact decimal. */
  readonly starMin: string | null;
  /** In lower case; one of them is enough. None is every brand. */
  readonly brands: readonly string[];
  /** Values by key; one value of each key is enough. */
  readonly specifications: ReadonlyMap<string, readonly string[]>;
}

/** Reads the filters of GET /product (shop-api.md 5.2 and 10.6); those that cannot be read do not count. */
export function readListingFilter(query: Query, repeated: RepeatedQuery): ListingFilter {
  return {
    words: cleanSearchText(query['s'])?.split(' ') ?? [],
    category: query['category']?.trim() || null,
    priceMin: rupiahFrom(query['price_min']),
    priceMax: rupiahFrom(query['price_max']),
    isAvailable: query['available'] === 'true',
    starMin: starFrom(query['star_min']),
    brands: valuesOf(repeated.get('brand')).map((brand) => brand.toLowerCase()),
    specifications: new Map(
      [...repeated].flatMap(([name, value]) => {
        const key = specificationOf(name);
        const values = valuesOf(value);
        return key === null || values.length === 0 ? [] : [[key, values]];
      }),
    ),
  };
}

/** Errors for more specifications or values than the limits allow. */
export function filterErrors({ brands, specifications }: ListingFilter): FieldErrors | null {
  if (brands.length > MAX_VALUES) return { brand: [`Kolom Merek maksimal ${MAX_VALUES} nilai`] };
  const values = [...specifications.values()].flat();
  if (specifications.size <= MAX_SPECIFICATIONS && values.length <= MAX_VALUES) return null;
  return {
    spec: [`Kolom Spesifikasi maksimal ${MAX_SPECIFICATIONS} jenis dan ${MAX_VALUES} nilai`],
  };
}

function valuesOf(value: readonly string[] = []): string[] {
  return [...new Set(value.map((value) => value.trim()))].filter((value) => value !== '');
}

function rupiahFrom(value = ''): number | null {
  return /^\s*[0-9]{1,15}\s*$/.test(value) ? Number(value) : null;
}

function starFrom(value = ''): string | null {
  const star = value.trim();
  return /^[0-9](?:\.[0-9]{1,2})?$/.test(star) ? star : null;
}
