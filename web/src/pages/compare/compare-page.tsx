import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loaded } from '../../apollo/load-query.ts';
import {
  compareAddress,
  isAdding,
  readCompareState,
} from '../../features/catalog/compare-address.ts';
import { InPlaceLink } from '../../features/catalog/in-place-link.tsx';
import { CompareSearch } from '../../features/catalog/compare-search.tsx';
import { CompareTable } from '../../features/catalog/compare-table.tsx';
import { RememberedComparison } from '../../features/catalog/remembered-comparison.tsx';
import { COMPARED_MAX } from '../../lib/compared-products.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { compareTexts } from '../../texts/compare.ts';
import { compareVariables } from './compare-loader.ts';
import { useCompareOffersQuery, useCompareQuery } from './compare.generated.ts';
import styles from './compare-page.module.css';
import { useRemembered } from './use-remembered.ts';

const listed = new Intl.ListFormat('id');

/** Up to four products side by side, all in the address: shared, and without script. */
export function ComparePage() {
  const [params] = useSearchParams();
  const state = useMemo(() => readCompareState(params), [params]);
  const { slugs, isDifferencesOnly, search } = state;
  const { data } = useCompareQuery({
    ...loaded,
    variables: compareVariables(slugs),
    skip: slugs.length === 0,
  });
  const { data: offers } = useCompareOffersQuery({
    ...loaded,
    variables: { search: search ?? '' },
    skip: search === null,
  });

  const wanted = slugs.slice(0, COMPARED_MAX);
  const found = [data?.first, data?.second, data?.third, data?.fourth];
  const products = found.filter((product) => product != null);
  const unknown = wanted.filter((_, index) => !found[index]);
  const shown = products.map(({ slug }) => slug);
  const remember = useRemembered({ state, shown, isAdding: isAdding(params) });
  const extra = slugs.length - wanted.length;
  const isFull = products.length === COMPARED_MAX;
  const names = products.map(({ name }) => name);
  return (
    <div className={styles['page']}>
      <PageHead
        title={names.length > 1 ? compareTexts.titleOf(listed.format(names)) : compareTexts.title}
        description={compareTexts.description}
        isPrivate={slugs.length > 0 || search !== null}
      />
      <div className={styles['head']}>
        <h1>{compareTexts.title}</h1>
        {products.length === 0 ? <p>{compareTexts.lead}</p> : null}
      </div>
      <div role="status" className={styles['notes']}>
        {unknown.length === 0 ? null : <p>{compareTexts.unknown(unknown.join(', '))}</p>}
        {extra === 0 ? null : <p>{compareTexts.tooMany(extra)}</p>}
        {products.length === 1 ? <p>{compareTexts.oneMore}</p> : null}
      </div>
      {products.length < 2 ? null : (
        <nav aria-label={compareTexts.rows} className={styles['rows']}>
          {[false, true].map((choice) => (
            <InPlaceLink
              key={String(choice)}
              to={compareAddress({ ...state, isDifferencesOnly: choice })}
              aria-current={choice === isDifferencesOnly ? 'true' : undefined}
            >
              {choice ? compareTexts.differences : compareTexts.all}
            </InPlaceLink>
          ))}
        </nav>
      )}
      {products.length === 0 ? (
        <RememberedComparison />
      ) : (
        <CompareTable
          products={products}
          isDifferencesOnly={isDifferencesOnly && products.length > 1}
          addressWithout={({ slug }) =>
            compareAddress({ ...state, slugs: slugs.filter((each) => each !== slug) })
          }
          onRemove={({ slug }) => remember(shown.filter((each) => each !== slug))}
        />
      )}
      {isFull ? (
        extra > 0 ? null : (
          <p>{compareTexts.full}</p>
        )
      ) : (
        <CompareSearch state={state} offers={offers?.products?.nodes ?? []} />
      )}
    </div>
  );
}
