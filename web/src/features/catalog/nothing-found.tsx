import { rangeText } from '@gawai/domain/texts/listing-text';
import type { ReactNode } from 'react';
import { loaded, loadQuery, type QueryClient } from '../../apollo/load-query.ts';
import { paths } from '../../routing/paths.ts';
import { listingTexts } from '../../texts/catalog.ts';
import { commonTexts } from '../../texts/common.ts';
import { nothingFoundTexts } from '../../texts/nothing-found.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { listingAddress, type ListingState } from './listing-state.ts';
import {
  NothingFoundDocument,
  useNothingFoundQuery,
  type NothingFoundQuery,
} from './nothing-found.generated.ts';
import styles from './nothing-found.module.css';
import type { ProductCardFragment } from './product-card.generated.ts';
import { ProductGrid } from './product-grid.tsx';

/** Products that are offered: two rows of the widest grid. */
const MOST_PRODUCTS = 10;

interface NothingFoundProps {
  state: ListingState;
  /** Products on all pages. */
  total: number;
  /** A search that finds something with the same filters (shop-api.md 10.6); null when the shop suggests none. */
  suggestion: string | null;
  /** The wishlist toggle of each product. */
  wishlistToggleOf: (product: ProductCardFragment) => ReactNode;
}

/** Fetches what a search without a hit offers; a part that fails is left out. */
export async function loadOffers(client: QueryClient): Promise<void> {
  await loadQuery<NothingFoundQuery>(client, NothingFoundDocument);
}

/** Featured products and categories; a part that could not be fetched is left out. */
function Offers({ wishlistToggleOf }: Pick<NothingFoundProps, 'wishlistToggleOf'>) {
  const { data } = useNothingFoundQuery(loaded);
  const products = data?.featuredProducts ?? [];
  const categories = data?.categories ?? [];
  return (
    <div className={styles['offers']}>
      {categories.length === 0 ? null : (
        <section className={styles['offer']}>
          <h2>{nothingFoundTexts.categories}</h2>
          <ul className={styles['categories']}>
            {categories.map(({ id, name, slug }) => (
              <li key={id}>
                <LinkButton look="secondary" to={paths.listing({ category: slug })}>
                  {name}
                </LinkButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      {products.length === 0 ? null : (
        <section className={styles['offer']}>
          <h2>{nothingFoundTexts.popular}</h2>
          <ProductGrid
            products={products.slice(0, MOST_PRODUCTS)}
            label={nothingFoundTexts.popular}
            wishlistToggleOf={wishlistToggleOf}
          />
        </section>
      )}
    </div>
  );
}

/** A page of the listing without products: none was found, or the page is past the end. */
export function NothingFound({ state, total, suggestion, wishlistToggleOf }: NothingFoundProps) {
  const icon = <Icon name="search" size={28} />;
  const range = <p className={styles['range']}>{rangeText({ from: null, to: null, total })}</p>;
  if (total > 0) {
    return (
      <>
        <EmptyState
          icon={icon}
          title={listingTexts.pastEndTitle}
          message={listingTexts.pastEndMessage}
          action={{ to: listingAddress(state), label: listingTexts.firstPage }}
        />
        {range}
      </>
    );
  }
  const { search, category, filters } = state;
  const isSearch = search !== null;
  // The address of all products: a link to it would lead nowhere.
  const isShopEmpty = !isSearch && category === null && filters.length === 0;
  return (
    <>
      <EmptyState
        icon={icon}
        title={listingTexts.emptyTitle}
        {...(!isShopEmpty && {
          message: isSearch ? listingTexts.emptySearch : listingTexts.emptyCategory,
          action: { to: paths.listing(), label: commonTexts.allProducts },
        })}
      />
      {suggestion === null ? null : (
        <p className={styles['suggestion']}>
          {nothingFoundTexts.suggestion}{' '}
          <Link to={listingAddress({ ...state, search: suggestion })}>{`“${suggestion}”`}</Link>?
        </p>
      )}
      {isSearch && category !== null ? (
        <p className={styles['suggestion']}>
          <Link to={listingAddress({ ...state, category: null })}>
            {nothingFoundTexts.everywhere(search)}
          </Link>
        </p>
      ) : null}
      {range}
      {isSearch ? <Offers wishlistToggleOf={wishlistToggleOf} /> : null}
    </>
  );
}
