import { PAGE_NUMBER_MAX, SEARCH_TEXT_MAX } from './limits.ts';

/** The part of the listing's address that a search decides. */
export type SearchQuery = { readonly s?: string; readonly category?: string };

/** One item of a pagination bar: a page number, or a gap between two of them. */
export type PageItem = number | 'GAP';

/**
 * A search text as it is sent: white space and control characters become single blanks, at most
 * 100 characters; null when nothing is left.
 */
export function cleanSearchText(typed: string | null | undefined): string | null {
  const text = (typed ?? '').replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  const cut = Array.from(text).slice(0, SEARCH_TEXT_MAX).join('').trim();
  return cut === '' ? null : cut;
}

/**
 * Where a search leads (specification.md 2): the text, and the category only when the listing
 * is open; page and sort are dropped.
 */
export function searchQuery(
  typed: string,
  page: { readonly isListing: boolean; readonly category: string | null },
): SearchQuery {
  const text = cleanSearchText(typed);
  const category = page.isListing ? page.category?.trim() || null : null;
  return { ...(text === null ? {} : { s: text }), ...(category === null ? {} : { category }) };
}

/** Reads a page number of the address bar; missing, not a whole number or below 1 = 1. */
export function parsePageNumber(value: string | null | undefined): number {
  const text = (value ?? '').trim();
  if (!/^\d+$/.test(text)) return 1;
  return Math.min(PAGE_NUMBER_MAX, Math.max(1, Number(text)));
}

/**
 * The items of a pagination bar: first page, last page, the present one with `around` neighbours on
 * each side, and a gap wherever two or more pages are left out.
 */
export function pageItems(current: number, last: number, around = 1): PageItem[] {
  const end = Math.max(1, last);
  const middle = Math.min(Math.max(1, current), end);
  const pages = Array.from({ length: end }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === end || Math.abs(page - middle) <= around,
  );
  return pages.flatMap((page, index): PageItem[] => {
    const before = pages[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ['GAP', page];
  });
}
