import { formatRupiah } from '@gawai/domain/money';
import { listingFilterTexts } from '../../texts/listing-filter.ts';
import { isSameChoice, readChoice, type FilterChoice } from './listing-filter.ts';
import type { ListingResultsFragment } from './listing-results.generated.ts';

/** Something that the listing can be narrowed by, as the gateway lists it. */
export type Facet = NonNullable<ListingResultsFragment['facets']>[number];

/** The name of a facet's choices in the address; `price` has two, `price_min` and `price_max`. */
export function filterName({ kind, key }: Pick<Facet, 'kind' | 'key'>): string | null {
  switch (kind) {
    case 'BRAND':
      return 'brand';
    case 'PRICE':
      return 'price';
    case 'AVAILABILITY':
      return 'available';
    case 'RATING':
      return 'star_min';
    case 'SPECIFICATION':
      return `spec.${key ?? ''}`;
    default:
      // A kind that this client does not support yet.
      return null;
  }
}

/** The choices of a facet that an address can contain. */
export function choicesOf(facet: Pick<Facet, 'kind' | 'key' | 'values'>) {
  const name = filterName(facet);
  if (name === null) return [];
  return facet.values.flatMap(({ value, label, count }) => {
    const choice = readChoice(name, value);
    return choice === null ? [] : [{ choice, label, count }];
  });
}

/** The facet that a choice belongs to; undefined when the shop does not list it (any more). */
function facetOf(facets: readonly Facet[], { name }: FilterChoice): Facet | undefined {
  const group = name.startsWith('price_') ? 'price' : name;
  return facets.find((facet) => filterName(facet) === group);
}

/** What a choice is called outside its facet, e.g. `Samsung` or `RAM 8 GB`. */
export function choiceLabel(facets: readonly Facet[], choice: FilterChoice): string {
  const { name, value } = choice;
  if (name === 'price_min') return listingFilterTexts.priceFrom(formatRupiah(Number(value)));
  if (name === 'price_max') return listingFilterTexts.priceTo(formatRupiah(Number(value)));
  const facet = facetOf(facets, choice);
  const listed = facet && choicesOf(facet).find((each) => isSameChoice(each.choice, choice));
  if (name === 'available') return listed?.label ?? listingFilterTexts.available;
  if (name === 'brand') return listed?.label ?? value;
  const group = name === 'star_min' ? listingFilterTexts.rating : name.slice('spec.'.length);
  return `${facet?.label ?? group} ${listed?.label ?? value}`;
}

/**
 * The filters, by facet, without which there would be products when all together leave none: facets are
 * counted without their own choices, and one without products is not listed (shop-api.md 10.6).
 */
export function blockingFilters(
  facets: readonly Facet[],
  filters: readonly FilterChoice[],
): readonly (readonly FilterChoice[])[] {
  return facets
    .map((facet) => filters.filter((choice) => facetOf(facets, choice) === facet))
    .filter((group) => group.length > 0);
}
