import { useState } from 'react';
import { openComparedProducts } from '../../lib/compared-products.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useSite } from '../../routing/site.ts';
import { compareTexts } from '../../texts/compare.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { compareAddress } from './compare-address.ts';
import styles from './remembered-comparison.module.css';

function Remembered() {
  const { storeName } = useSite();
  const [slugs, setSlugs] = useState(() => openComparedProducts(storeName).list());
  if (slugs.length === 0) return null;
  return (
    <section className={styles['remembered']} aria-labelledby="compare-remembered">
      <h2 id="compare-remembered">{compareTexts.remembered}</h2>
      <div className={styles['actions']}>
        <LinkButton
          look="secondary"
          to={compareAddress({ slugs, isDifferencesOnly: false, search: null })}
        >
          {compareTexts.reopen(slugs.length)}
        </LinkButton>
        <Button
          look="quiet"
          onClick={() => {
            openComparedProducts(storeName).forget();
            setSlugs([]);
            // The button with the focus goes away.
            focusHeading();
          }}
        >
          {compareTexts.forget}
        </Button>
      </div>
    </section>
  );
}

/** The products that were compared last on this device; nothing without any, and on the server. */
export function RememberedComparison() {
  return useHydrated() ? <Remembered /> : null;
}
