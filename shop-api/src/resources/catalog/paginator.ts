/** The number of a page as the query gives it: anything that is no number, or below 1, is 1. */
export function pageNumber(given: string | undefined): number {
  const text = (given ?? '').trim();
  return /^\d+$/.test(text) ? Math.min(Math.max(1, Number(text)), LAST_PAGE_NUMBER) : 1;
}

/** No catalogue has more pages; larger numbers are past the end all the same. */
const LAST_PAGE_NUMBER = 1_000_000_000;

/** One page of a longer list in the form the wire knows (shop-api.md 5.2). */
export function paginator<T>(
  path: string,
  { data, page, size, total }: { data: readonly T[]; page: number; size: number; total: number },
) {
  const lastPage = Math.max(1, Math.ceil(total / size));
  const first = data.length === 0 ? null : (page - 1) * size + 1;
  const urlOf = (number: number) => `${path}?page=${number}`;
  return {
    current_page: page,
    data,
    first_page_url: urlOf(1),
    from: first,
    last_page: lastPage,
    last_page_url: urlOf(lastPage),
    links: [],
    next_page_url: page < lastPage ? urlOf(page + 1) : null,
    path,
    per_page: size,
    prev_page_url: page > 1 ? urlOf(page - 1) : null,
    to: first === null ? null : first + data.length - 1,
    total,
  };
}
