import { formatWhole } from '@gawai/domain/money';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { patterns } from '../../routing/paths.ts';
import { listingFilterTexts } from '../../texts/listing-filter.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import type { Facet } from './facets.ts';
import { formParams } from './form-params.ts';
import { listingAddress, readListingState, type ListingState } from './listing-state.ts';
import styles from './price-filter.module.css';
import { useBoxText } from './use-box-text.ts';

interface PriceFilterProps {
  facet: Facet;
  state: ListingState;
}

/** What the form must send again beside the prices: the rest of the address. */
function restOf(state: ListingState): readonly (readonly [string, string])[] {
  const filters = state.filters.filter(({ name }) => !name.startsWith('price_'));
  const address = listingAddress({ ...state, filters });
  return [...new URLSearchParams(address.split('?')[1])];
}

const MIN = 'price_min';
const MAX = 'price_max';

/** A price of the address as its box shows it. */
function priceText({ filters }: ListingState, name: string): string {
  const value = filters.find((each) => each.name === name)?.value;
  return value === undefined ? '' : formatWhole(Number(value));
}

/** The price range: a form that leads to an address of the listing, with script and without. */
export function PriceFilter({ facet, state }: PriceFilterProps) {
  const navigate = useNavigate();
  const id = useId();
  const min = useBoxText(priceText(state, MIN));
  const max = useBoxText(priceText(state, MAX));
  const field = (name: string, { box }: typeof min, label: string, limit: number | null) => (
    <div className={styles['field']}>
      <label htmlFor={`${id}${name}`}>{label}</label>
      <TextInput
        ref={box}
        id={`${id}${name}`}
        name={name}
        lead="Rp"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        defaultValue={priceText(state, name)}
        placeholder={limit === null ? undefined : formatWhole(limit)}
      />
    </div>
  );
  return (
    <Disclosure summary={facet.label} isOpen>
      <form
        method="get"
        action={patterns.listing}
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          const next = readListingState(formParams(event.currentTarget));
          // What is no price does not stay as if it applied.
          min.sent(priceText(next, MIN));
          max.sent(priceText(next, MAX));
          void navigate(listingAddress(next), { preventScrollReset: true });
        }}
      >
        {restOf(state).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {field(MIN, min, listingFilterTexts.priceMin, facet.min)}
        {field(MAX, max, listingFilterTexts.priceMax, facet.max)}
        <Button type="submit" look="secondary">
          {listingFilterTexts.apply}
        </Button>
      </form>
    </Disclosure>
  );
}
