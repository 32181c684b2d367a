import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLate } from '../../lib/use-late.ts';
import { commonTexts } from '../../texts/common.ts';
import { failureTexts } from '../../texts/failures.ts';
import { shellTexts } from '../../texts/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Link } from '../../ui/link.tsx';
import { paths } from '../../routing/paths.ts';
import { MegaMenuPanel } from './mega-menu-panel.tsx';
import { loadMegaMenuParts } from './mega-menu-parts.ts';
import type { CategoryGroups } from './shell-data.ts';
import { useHoverMenu } from './use-hover-menu.ts';
import styles from './mega-menu.module.css';

const TYPE_ICONS = { PHONE: 'phone', LAPTOP: 'laptop', ACCESSORIES: 'headphones' } as const;

const loadNothing = () => Promise.resolve(null);

/** How long, in ms, the pointer must rest on a type before its categories are shown. */
const INTENT_MS = 120;

const iconOf = (type: CategoryGroups[number]['type']): IconName =>
  type === null ? 'grid' : TYPE_ICONS[type];

/** Arrow keys move along the types, as in a list. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-menu-item]')];
  const next = items[items.findIndex((item) => item === document.activeElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

interface MegaMenuProps {
  /** Undefined when the categories could not be fetched. */
  groups: CategoryGroups | undefined;
  onRetry: () => void;
}

/**
 * The Produk menu (specification.md 2): types on the left; the one that is pointed at or focused
 * shows its categories and sub-categories. All links are in the markup, open or not.
 */
export function MegaMenu({ groups, onRetry }: MegaMenuProps) {
  const { isOpen, close, rootProps, triggerProps } = useHoverMenu({ opensOnHover: true });
  const [chosen, setChosen] = useState(0);
  const parts = useLate(isOpen ? loadMegaMenuParts : loadNothing);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panelId = useId();

  const chooseSoon = (index: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setChosen(index);
    }, INTENT_MS);
  };
  const choose = (index: number) => {
    clearTimeout(timer.current);
    setChosen(index);
  };

  return (
    <div {...rootProps} className={styles['menu']}>
      <button type="button" {...triggerProps} aria-controls={panelId} className={styles['trigger']}>
        <Icon name="grid" />
        {shellTexts.products}
        <Icon name="chevronDown" size={16} />
      </button>
      <nav
        id={panelId}
        aria-label={shellTexts.categories}
        className={styles['panel']}
        hidden={!isOpen}
      >
        <ul className={styles['types']} onKeyDown={moveFocus}>
          {(groups ?? []).map((group, index) => (
            <li key={group.label}>
              <button
                type="button"
                data-menu-item=""
                className={styles['type']}
                aria-expanded={index === chosen}
                onPointerEnter={() => chooseSoon(index)}
                onFocus={() => choose(index)}
                onClick={() => choose(index)}
              >
                <Icon name={iconOf(group.type)} />
                <span>{group.label}</span>
                <Icon name="chevronRight" size={16} />
              </button>
              <MegaMenuPanel
                group={group}
                isShown={index === chosen}
                parts={parts}
                onFollow={close}
              />
            </li>
          ))}
          {groups === undefined ? (
            <li>
              <button type="button" data-menu-item="" className={styles['type']} onClick={onRetry}>
                <Icon name="retry" />
                <span>{failureTexts.retry}</span>
              </button>
            </li>
          ) : null}
          <li className={styles['all']}>
            <Link to={paths.listing()} data-menu-item="" className={styles['type']} onClick={close}>
              <Icon name="grid" />
              <span>{commonTexts.allProducts}</span>
              <Icon name="arrowRight" size={16} />
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
