import { useNavigate } from 'react-router-dom';
import { paths, patterns } from '../../routing/paths.ts';
import { compareTexts } from '../../texts/compare.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import {
  compareAddress,
  readCompareState,
  withSlug,
  type CompareState,
} from './compare-address.ts';
import { formParams } from './form-params.ts';
import { InPlaceLink } from './in-place-link.tsx';
import styles from './compare-search.module.css';
import type { CompareOfferFragment } from './compared-product.generated.ts';
import { useBoxText } from './use-box-text.ts';

/** Most products that a search offers here; the listing has them all. */
const OFFERS_MAX = 8;

interface CompareSearchProps {
  state: CompareState;
  /** What the search of the address finds. */
  offers: readonly CompareOfferFragment[];
}

/** Finds a product to add to the comparison; without script by loading the page again. */
export function CompareSearch({ state, offers }: CompareSearchProps) {
  const navigate = useNavigate();
  const { slugs, search, isDifferencesOnly } = state;
  const { box, sent } = useBoxText(search ?? '');
  const others = offers.filter(({ slug }) => !slugs.includes(slug)).slice(0, OFFERS_MAX);
  return (
    <section className={styles['search']} aria-labelledby="compare-add">
      <h2 id="compare-add">{compareTexts.add}</h2>
      <form
        method="get"
        action={patterns.compare}
        role="search"
        aria-labelledby="compare-add"
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          const next = readCompareState(formParams(event.currentTarget));
          sent(next.search ?? '');
          void navigate(compareAddress(next), { preventScrollReset: true });
        }}
      >
        {slugs.length === 0 ? null : <input type="hidden" name="p" value={slugs.join(',')} />}
        {isDifferencesOnly ? <input type="hidden" name="beda" value="1" /> : null}
        <label className={styles['label']} htmlFor="compare-search">
          {compareTexts.searchLabel}
        </label>
        <input
          ref={box}
          id="compare-search"
          name="cari"
          type="search"
          className={styles['input']}
          defaultValue={search ?? ''}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" look="secondary" icon={<Icon name="search" />}>
          {compareTexts.search}
        </Button>
      </form>
      <div role="status">
        {search === null ? null : others.length === 0 ? (
          <p>{compareTexts.notFound(search)}</p>
        ) : (
          <h3 className={styles['found']}>{compareTexts.found(search)}</h3>
        )}
      </div>
      {search === null || others.length === 0 ? null : (
        <ul className={styles['offers']}>
          {others.map(({ id, slug, name, price }) => (
            <li key={id} className={styles['offer']}>
              <span>
                {name}
                <strong className={styles['price']}>
                  <Rupiah amount={price} />
                </strong>
              </span>
              <InPlaceLink
                to={compareAddress({ ...state, slugs: withSlug(slugs, slug), search: null })}
                className={styles['add']}
                aria-label={compareTexts.addOf(name)}
              >
                {compareTexts.addShort}
              </InPlaceLink>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={paths.listing()}>{compareTexts.browse}</Link>
      </p>
    </section>
  );
}
