import type { ReactNode } from 'react';
import { paths } from '../../routing/paths.ts';
import { listingTexts } from '../../texts/catalog.ts';
import { breadcrumbTexts } from '../../texts/product.ts';
import { Picture } from '../../ui/picture.tsx';
import type { ListingCategoryFragment } from './listing-head.generated.ts';
import type { ListingState } from './listing-state.ts';
import styles from './listing-head.module.css';
import { Trail } from './trail.tsx';

/** The heading of the listing: the search, the category, or all products. */
export function listingTitle(
  { search }: Pick<ListingState, 'search'>,
  match: Pick<ListingCategoryFragment, 'name'> | null,
): string {
  if (search === null) return match?.name ?? listingTexts.title;
  return match === null
    ? listingTexts.searchTitle(search)
    : listingTexts.searchIn(search, match.name);
}

function trail(match: ListingCategoryFragment | null) {
  const home = { name: breadcrumbTexts.home, to: paths.home() };
  if (match === null) return [home, { name: breadcrumbTexts.products }];
  const products = { name: breadcrumbTexts.products, to: paths.listing() };
  const { parent } = match;
  if (parent === null) return [home, products, { name: match.name }];
  const above = { name: parent.name, to: paths.listing({ category: parent.slug }) };
  return [home, products, above, { name: match.name }];
}

interface ListingHeadProps {
  state: ListingState;
  /** Null when the address names no category, or one that the shop does not have. */
  match: ListingCategoryFragment | null;
  /** How many products were found. */
  children: ReactNode;
}

/** Trail, title with the number of products, and the category's picture; a child has that of its parent. */
export function ListingHead({ state, match, children }: ListingHeadProps) {
  const top = match?.parent ?? match;
  const image = top?.image ?? null;
  return (
    <div className={styles['head']}>
      <div className={styles['texts']}>
        <Trail steps={trail(match)} />
        <div className={styles['title']}>
          <h1>{listingTitle(state, match)}</h1>
          <p className={styles['found']} role="status">
            {children}
          </p>
        </div>
        {top?.seo.description && image ? (
          <p className={styles['text']}>{top.seo.description}</p>
        ) : null}
      </div>
      {image === null ? null : (
        <div className={styles['picture']}>
          <Picture image={image} alt="" sizes="(width < 48rem) 3.5rem, 6rem" isEager />
        </div>
      )}
    </div>
  );
}
