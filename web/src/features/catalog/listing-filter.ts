import type { ProductFilter } from '@gawai/client/schema-types';
import { cleanSearchText } from '@gawai/domain/listing';
import { parseTypedRupiah } from '@gawai/domain/money';

/** One filter of the address, e.g. `brand=samsung`, `price_max=5000000` or `spec.ram=8`. */
export interface FilterChoice {
  /** As in shop-api.md 10.6, but `spec.ram` for `spec[ram]`: brackets are encoded in addresses. */
  readonly name: string;
  readonly value: string;
}

/** Id of the filters on the page: the button of small screens opens them. */
export const FILTERS_ID = 'listing-filters';

/** Most choices and most specifications of one address; the shop takes no more (shop-api.md 10.6). */
const CHOICES_MAX = 50;
const SPECIFICATIONS_MAX = 10;

const SPECIFICATION = 'spec.';
const SPECIFICATION_NAME = /^spec\.[^[\]\s\p{C}]{1,100}$/u;
const RATING = /^[0-5](\.\d{1,2})?$/;

const isSpecification = ({ name }: FilterChoice) => name.startsWith(SPECIFICATION);

/** Of these there is one at most. */
const isSingle = (name: string) => name !== 'brand' && !name.startsWith(SPECIFICATION);

function readValue(name: string, text: string): string {
  if (name === 'price_min' || name === 'price_max') {
    // Some write commas between the thousands.
    return String(parseTypedRupiah(text.replace(/,(?=\d{3}(?!\d))/g, '')) || '');
  }
  if (name === 'available') return text === 'true' ? text : '';
  if (name === 'star_min') {
    return RATING.test(text) && Number(text) > 0 && Number(text) <= 5 ? text : '';
  }
  const value = cleanSearchText(text) ?? '';
  if (name === 'brand') return value.toLowerCase();
  return SPECIFICATION_NAME.test(name) ? value : '';
}

/** A choice of the address; null for an invalid one. */
export function readChoice(name: string, text: string): FilterChoice | null {
  const value = readValue(name, text);
  return value === '' ? null : { name, value };
}

/** Swaps the prices when `Dari` is above `Sampai`. */
function orderPrices(found: Map<string, FilterChoice>): void {
  const min = found.get('price_min');
  const max = found.get('price_max');
  if (!min || !max || Number(min.value) <= Number(max.value)) return;
  found.set('price_min', { ...min, value: max.value });
  found.set('price_max', { ...max, value: min.value });
}

/** The filters of an address in a fixed order; whatever cannot be read does not count. */
export function readFilters(params: URLSearchParams): readonly FilterChoice[] {
  const found = new Map<string, FilterChoice>();
  for (const [name, text] of params) {
    const choice = readChoice(name, text);
    if (choice !== null) found.set(isSingle(name) ? name : `${name}=${choice.value}`, choice);
  }
  orderPrices(found);
  const choices = [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, each]) => each);
  const names = [...new Set(choices.filter(isSpecification).map(({ name }) => name))];
  const dropped = names.slice(SPECIFICATIONS_MAX);
  return choices.filter(({ name }) => !dropped.includes(name)).slice(0, CHOICES_MAX);
}

/** Whether two choices are the same. */
export const isSameChoice = (one: FilterChoice, other: FilterChoice) =>
  one.name === other.name && one.value === other.value;

/** The filters with one more choice, or without it when it was among them. */
export function toggleChoice(
  filters: readonly FilterChoice[],
  choice: FilterChoice,
): readonly FilterChoice[] {
  const others = filters.filter((each) => !isSameChoice(each, choice));
  if (others.length < filters.length) return others;
  return [...filters.filter(({ name }) => !isSingle(name) || name !== choice.name), choice];
}

/** The filters as part of an address; empty without any. */
export function filterQuery(filters: readonly FilterChoice[]): string {
  return new URLSearchParams(filters.map(({ name, value }) => [name, value])).toString();
}

/** The filters as the gateway reads them; null without any. */
export function productFilter(filters: readonly FilterChoice[]): ProductFilter | null {
  if (filters.length === 0) return null;
  const valuesOf = (name: string) =>
    filters.filter((each) => each.name === name).map(({ value }) => value);
  const numberOf = (name: string) => {
    const [value] = valuesOf(name);
    return value === undefined ? null : Number(value);
  };
  const names = [...new Set(filters.filter(isSpecification).map(({ name }) => name))];
  return {
    priceMin: numberOf('price_min'),
    priceMax: numberOf('price_max'),
    isAvailable: valuesOf('available').length > 0,
    ratingMin: numberOf('star_min'),
    brands: valuesOf('brand'),
    specifications: names.map((name) => ({
      key: name.slice(SPECIFICATION.length),
      values: valuesOf(name),
    })),
  };
}
