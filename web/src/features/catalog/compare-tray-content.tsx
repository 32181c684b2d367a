import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusHeading } from '../../lib/focus-heading.ts';
import { compareTrayTexts } from '../../texts/compare-tray.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { bareButtonClass } from '../../ui/round-button.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ChosenPicture, useChosenProduct } from './chosen-product.tsx';
import { compareAddress } from './compare-address.ts';
import styles from './compare-tray.module.css';
import { useComparedSlugs } from './use-compared.ts';

function Entry({ slug, onRemove }: { slug: string; onRemove: () => void }) {
  const { name } = useChosenProduct(slug);
  return (
    <li className={styles['entry']}>
      <ChosenPicture slug={slug} />
      <span className={styles['name']}>{name}</span>
      <button
        type="button"
        className={bareButtonClass}
        aria-label={compareTrayTexts.removeOf(name)}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

/** The number of chosen products, the link to the comparison, and above it, once opened, the list of products. */
export function CompareTrayContent() {
  const [slugs, compared] = useComparedSlugs();
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const toggleId = useId();
  const remove = (slug: string) => {
    const others = slugs.filter((each) => each !== slug);
    flushSync(() => compared.remember(others));
    // The focused button is removed, and the bar with it when nothing is left.
    if (others.length === 0) focusHeading();
    else document.getElementById(toggleId)?.focus();
  };
  return (
    <aside className={styles['tray']} aria-label={compareTrayTexts.label}>
      <VisuallyHidden>
        <span role="status">{compareTrayTexts.announcement(slugs.length)}</span>
      </VisuallyHidden>
      <div id={listId} className={styles['list']} hidden={!isOpen}>
        <ul>
          {slugs.map((slug) => (
            <Entry key={slug} slug={slug} onRemove={() => remove(slug)} />
          ))}
        </ul>
        <Button
          look="quiet"
          onClick={() => {
            flushSync(compared.forget);
            focusHeading();
          }}
        >
          {compareTrayTexts.removeAll}
        </Button>
      </div>
      <div className={styles['bar']}>
        <button
          id={toggleId}
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronUp'} />
          <span>{compareTrayTexts.count(slugs.length)}</span>
          <span className={styles['pictures']} aria-hidden="true">
            {slugs.map((slug) => (
              <ChosenPicture key={slug} slug={slug} />
            ))}
          </span>
        </button>
        <LinkButton
          look="secondary"
          to={compareAddress({ slugs, isDifferencesOnly: false, search: null })}
        >
          {compareTrayTexts.open}
        </LinkButton>
      </div>
    </aside>
  );
}
