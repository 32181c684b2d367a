import { focusHeading } from '../../lib/focus-heading.ts';
import { compareTexts } from '../../texts/compare.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { compareAddress } from './compare-address.ts';
import styles from './remembered-comparison.module.css';
import { useComparedSlugs } from './use-compared.ts';

/** The products that were compared last on this device; nothing without any, and on the server. */
export function RememberedComparison() {
  const [slugs, compared] = useComparedSlugs();
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
            compared.forget();
            // The focused button is removed.
            focusHeading();
          }}
        >
          {compareTexts.forget}
        </Button>
      </div>
    </section>
  );
}
