import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { summaryTexts } from '../../texts/checkout.ts';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { isBlocking, type LineChange } from './line-changes.ts';
import type { QuoteFieldsFragment } from './quote.generated.ts';
import styles from './summary-lines.module.css';

interface SummaryLinesProps {
  lines: readonly CartLineFieldsFragment[];
  /** The last quote; the figures of a line are the shop's as soon as there are any. */
  quote: QuoteFieldsFragment | null;
  changes: readonly LineChange[];
}

/** What is bought: picture, name, variant, pieces, and whether something about it must be settled. */
export function SummaryLines({ lines, quote, changes }: SummaryLinesProps) {
  return (
    <ul className={styles['lines']}>
      {lines.map((line, index) => {
        const quoted = quote?.lines.length === lines.length ? quote.lines[index] : undefined;
        const price = quoted?.price ?? line.product.price;
        const isBlocked = changes.some(
          (change) => change.line.id === line.id && isBlocking(change),
        );
        return (
          <li key={line.id} className={styles['line']}>
            <span className={styles['picture']}>
              <Picture image={line.variant?.image ?? line.product.image} alt="" sizes="56px" />
            </span>
            <span className={styles['text']}>
              <span className={styles['name']}>
                <Unbroken text={line.product.name} />
              </span>
              {line.variant === null ? null : (
                <span className={styles['variant']}>
                  <Unbroken text={line.variant.name} />
                </span>
              )}
              <span className={styles['pieces']}>
                <Unbroken text={summaryTexts.pieces(line.quantity, price)} />
              </span>
              {isBlocked ? (
                <span>
                  <Badge tone="warn">{summaryTexts.checkLine}</Badge>
                </span>
              ) : null}
            </span>
            <span className={styles['total']}>
              <Rupiah amount={quoted?.subtotal ?? line.total} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
