import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { focusInView } from '../../lib/focus-in-view.ts';
import { shippingTexts } from '../../texts/checkout.ts';
import { figureChangeTexts } from '../../texts/figure-changes.ts';
import { Button } from '../../ui/button.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { figureChanges } from './figure-changes.ts';
import styles from './figure-change-list.module.css';
import type { QuoteFieldsFragment } from './quote.generated.ts';
import { warehouseChange } from './warehouse-change.ts';

interface FigureChangeListProps {
  /** The quote that the shopper saw when they ordered. */
  seen: QuoteFieldsFragment;
  present: QuoteFieldsFragment;
  /** Null while something else has to be settled first. */
  onAgree: (() => void) | null;
}

interface Row {
  readonly name: string;
  readonly before: ReactNode;
  readonly now: ReactNode;
}

function changedRows(seen: QuoteFieldsFragment, present: QuoteFieldsFragment): Row[] {
  const figures = figureChanges(seen, present).map(({ name, before, now }) => ({
    name,
    before: <Rupiah amount={before} />,
    now: <Rupiah amount={now} />,
  }));
  const moved = warehouseChange(seen, present);
  if (moved === null) return figures;
  const isPickup = present.fulfilment?.__typename === 'QuotePickup';
  return [{ name: isPickup ? shippingTexts.pickupAt : shippingTexts.from, ...moved }, ...figures];
}

/**
 * The warehouse and every figure that changed since the shopper ordered, old and new, with the one tap
 * that accepts them. It is above what the shopper was looking at, so each rejected order scrolls it into
 * view.
 */
export function FigureChangeList({ seen, present, onAgree }: FigureChangeListProps) {
  const list = useRef<HTMLElement>(null);
  const changes = changedRows(seen, present);
  const show = useEffectEvent(() => {
    const agree = list.current?.querySelector('button');
    if (list.current && agree) focusInView(agree, list.current);
  });
  useEffect(() => {
    show();
  }, [seen]);
  if (changes.length === 0) return null;
  return (
    <section ref={list} className={styles['changes']} aria-label={figureChangeTexts.title}>
      <table className={styles['table']}>
        <caption className={styles['title']}>{figureChangeTexts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{figureChangeTexts.figure}</th>
            <th scope="col">{figureChangeTexts.before}</th>
            <th scope="col">{figureChangeTexts.now}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name, before, now }, index) => (
            <tr key={`${name} ${index}`}>
              <th scope="row">{name}</th>
              <td>
                <s>{before}</s>
              </td>
              <td>{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {onAgree === null ? null : (
        <Button
          aria-label={figureChangeTexts.agreeLong}
          onClick={({ currentTarget }) => {
            // The button is removed: the focus moves to the element around it.
            currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
            onAgree();
          }}
        >
          {figureChangeTexts.agree}
        </Button>
      )}
    </section>
  );
}
