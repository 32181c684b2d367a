import { ADDED_PARAM, COMPARED_MAX } from '../../lib/compared-products.ts';
import { reloadIfReachable } from '../../lib/reload-page.ts';
import { patterns } from '../../routing/paths.ts';
import { compareToggleTexts } from '../../texts/compare-toggle.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNotices } from '../../ui/notices-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { bareButtonClass } from '../../ui/round-button.ts';
import { trayPart } from './compare-tray.tsx';
import styles from './compare-toggle.module.css';
import { useCompared } from './use-compared.ts';

interface CompareToggleProps {
  product: { readonly slug: string; readonly name: string };
}

/**
 * Adds a product to the comparison or removes it, four at most. Without script, and where the browser
 * stores nothing, it opens the comparison with the product.
 */
export function CompareToggle({ product: { slug, name } }: CompareToggleProps) {
  const notices = useNotices();
  const [isChosen, compared] = useCompared((slugs) => slugs.includes(slug), false);
  const toggle = () => {
    const others = compared.list().filter((each) => each !== slug);
    if (isChosen || others.length < COMPARED_MAX) {
      // The shop no longer has the script of a page that was open while its version changed.
      if (!isChosen) trayPart.fetch().catch(reloadIfReachable);
      return compared.remember(isChosen ? others : [...others, slug]);
    }
    notices.show({
      kind: 'info',
      title: compareToggleTexts.fullTitle,
      message: compareToggleTexts.full,
    });
    return true;
  };
  const label = compareToggleTexts.mark(name);
  return (
    <form
      method="get"
      action={patterns.compare}
      data-hold=""
      onSubmit={(event) => {
        if (toggle()) event.preventDefault();
      }}
    >
      <button
        name={ADDED_PARAM}
        value={slug}
        className={classNames(bareButtonClass, styles['toggle'])}
        aria-label={label}
        title={label}
        aria-pressed={isChosen}
      >
        <Icon name="compare" />
      </button>
    </form>
  );
}
