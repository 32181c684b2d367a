import { parsePageNumber } from '@gawai/domain/listing';
import { paths } from '../../routing/paths.ts';

/** Query parameter of a product's address: the page of its reviews. */
const PAGE = 'ulasan';

/** Id of the section with the reviews. */
export const REVIEWS_ID = 'ulasan';

/** The page of reviews that an address names; null when it names none. */
export function reviewsPage(query: URLSearchParams): number | null {
  const page = query.get(PAGE);
  return page === null ? null : parsePageNumber(page);
}

/** The query of a product's address that opens a page of reviews. */
export const reviewsQuery = (page: number) => `?${PAGE}=${page}`;

/** Address of a page of reviews. */
export const reviewsAddress = (slug: string, page: number) =>
  `${paths.product(slug)}${reviewsQuery(page)}#${REVIEWS_ID}`;
