/** Which rows of a list are requested. */
export interface Page {
  /** From 1. */
  readonly number: number;
  readonly size: number;
  readonly offset: number;
}

/** The requested page; anything that is not a number of at least 1 is 1. */
export function readPage(value: string | undefined, size: number): Page {
  const text = (value ?? '').trim();
  const number = /^\d+$/.test(text) ? Math.min(Math.max(1, Number(text)), LAST_PAGE_NUMBER) : 1;
  return { number, size, offset: (number - 1) * size };
}

/** No catalogue has more pages; larger numbers are past the end all the same. */
const LAST_PAGE_NUMBER = 1_000_000_000;

/** One page of a list in the format of the contract (shop-api.md 5.2). */
export function paginator<T>(
  path: string,
  { number: page, size, offset }: Page,
  data: readonly T[],
  total: number,
) {
  const lastPage = Math.max(1, Math.ceil(total / size));
  const first = data.length === 0 ? null : offset + 1;
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
