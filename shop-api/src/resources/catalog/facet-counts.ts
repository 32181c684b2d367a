/** The filters of a listing, except category and search, as ids of `facet_record`. */
export interface FacetChoices {
  /** Rupiah, both included. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly isAvailable: boolean;
  /** Hundredths of a star. */
  readonly starMin: number | null;
  /** Chosen values; an entry is a facet of which one value is enough. */
  readonly values: readonly FacetChoice[];
}

/** A facet with chosen values. */
export interface FacetChoice {
  /** Ids of all values of the facet. */
  readonly all: readonly number[];
  /** Ids of the chosen ones. */
  readonly chosen: readonly number[];
}

/** Each is counted with all filters except its own. */
export interface FacetCounts {
  /** Products that match all filters. */
  readonly total: number;
  /** Infinite without a product. */
  readonly lowestPrice: number;
  readonly highestPrice: number;
  readonly available: number;
  /** Products by whole stars, indexed 0 to 5. */
  readonly byStar: Uint32Array;
  /** Products by the id of the value. */
  readonly byValue: Uint32Array;
}

const PRICE = 1;
const AVAILABLE = 2;
const STAR = 4;
const FIRST_VALUE_BIT = 3;
const FIRST_VALUE = 1 << FIRST_VALUE_BIT;
const HIGH_WORD = 2 ** 32;

/** Offsets in a record of `listed_products.facet_record`; numbers are big-endian. */
const STAR_AT = 8;
const AVAILABLE_AT = 10;
const LENGTH_AT = 11;
const VALUES_AT = 13;
const VALUE_BYTES = 4;

/**
 * Counts products in one pass over their records. Each filter is a bit: a product that misses none counts for all
 * facets, one that misses a single filter counts for that facet only.
 */
export function countFacets(
  records: Uint8Array,
  choices: FacetChoices,
  maxValueId: number,
): FacetCounts {
  // Local variables and no inner functions: this runs for each product of the listing.
  let total = 0;
  let lowestPrice = Infinity;
  let highestPrice = -Infinity;
  let available = 0;
  const byStar = new Uint32Array(6);
  const byValue = new Uint32Array(maxValueId + 1);
  const { facetBits, chosenBits } = bitsOf(choices.values, maxValueId);
  const allChosen = (2 ** choices.values.length - 1) << FIRST_VALUE_BIT;
  const { isAvailable } = choices;
  const [priceMin, priceMax] = [choices.priceMin ?? 0, choices.priceMax ?? Infinity];
  const starMin = choices.starMin ?? 0;
  const view = new DataView(records.buffer, records.byteOffset, records.byteLength);
  const length = records.byteLength;
  let end = 0;
  for (let at = 0; at < length; at = end) {
    const price = view.getUint32(at) * HIGH_WORD + view.getUint32(at + 4);
    const star = view.getInt16(at + STAR_AT);
    const canBeSold = view.getUint8(at + AVAILABLE_AT) === 1;
    const start = at + VALUES_AT;
    end = start + view.getInt16(at + LENGTH_AT) * VALUE_BYTES;
    let missed = allChosen;
    if (allChosen !== 0) {
      for (let offset = start; offset < end; offset += VALUE_BYTES) {
        missed &= ~(chosenBits[view.getInt32(offset)] ?? 0);
      }
    }
    if (price < priceMin || price > priceMax) missed |= PRICE;
    if (isAvailable && !canBeSold) missed |= AVAILABLE;
    if (star < starMin) missed |= STAR;
    // Two choices missed: no facet counts the product.
    if ((missed & (missed - 1)) !== 0) continue;
    if (missed === 0) total += 1;
    if (missed === 0 || missed === PRICE) {
      if (price < lowestPrice) lowestPrice = price;
      if (price > highestPrice) highestPrice = price;
    }
    if (canBeSold && (missed === 0 || missed === AVAILABLE)) available += 1;
    if (missed === 0 || missed === STAR) increase(byStar, Math.floor(star / 100));
    if (missed !== 0 && missed < FIRST_VALUE) continue;
    for (let offset = start; offset < end; offset += VALUE_BYTES) {
      const id = view.getInt32(offset);
      if (missed === 0 || facetBits[id] === missed) increase(byValue, id);
    }
  }
  return { total, lowestPrice, highestPrice, available, byStar, byValue };
}

function increase(counts: Uint32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}

/** By the id of a value the bit of its facet, when it has chosen values, and that of the chosen ones only. */
function bitsOf(values: readonly FacetChoice[], maxValueId: number) {
  const facetBits = new Int32Array(maxValueId + 1);
  const chosenBits = new Int32Array(maxValueId + 1);
  for (const [index, { all, chosen }] of values.entries()) {
    for (const id of all) facetBits[id] = 1 << (index + FIRST_VALUE_BIT);
    for (const id of chosen) chosenBits[id] = 1 << (index + FIRST_VALUE_BIT);
  }
  return { facetBits, chosenBits };
}
