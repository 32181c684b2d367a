import { useId, useState } from 'react';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { summaryTexts } from '../../texts/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { FieldMessage } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import type { LineChange } from './line-changes.ts';
import type { OrderPart } from './missing-parts.ts';
import { SummaryFigureList } from './summary-figure-list.tsx';
import { summaryFigures } from './summary-figures.ts';
import { SummaryLines } from './summary-lines.tsx';
import styles from './summary.module.css';
import type { QuoteResult } from './use-quote.ts';

interface SummaryProps {
  lines: readonly CartLineFieldsFragment[];
  changes: readonly LineChange[];
  result: QuoteResult;
  /** What the order still needs, in the order of the page. */
  missing: readonly OrderPart[];
  /** What is wrong with the order as a whole. */
  error: string | undefined;
  /** The order is being sent, or waits for the figures to settle. */
  isBusy: boolean;
  onOrder: () => void;
}

/** The figures stay, dimmed, while new ones are calculated. */
function Figures({ result: { quote, isSettled, failure } }: { result: QuoteResult }) {
  if (quote !== null) {
    return (
      <div
        aria-busy={!isSettled}
        className={styles['settling']}
        data-stale={!isSettled || undefined}
      >
        <SummaryFigureList figures={summaryFigures(quote)} />
      </div>
    );
  }
  if (failure !== null) return null;
  return (
    <Loading label={summaryTexts.updating}>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} shape="control" />
      ))}
    </Loading>
  );
}

/**
 * The summary of the order with its figures and the button that sends it: beside the form and in
 * view on wide screens, a bar at the foot that opens on phones.
 */
export function Summary(props: SummaryProps) {
  const { lines, changes, result, missing, error, isBusy, onOrder } = props;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { quote, isSettled, failure } = result;
  return (
    <aside
      className={styles['summary']}
      data-keep-visible
      aria-label={summaryTexts.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsOpen(false);
      }}
    >
      <div id={id} className={styles['content']}>
        <h2 className={styles['title']}>{summaryTexts.title}</h2>
        <SummaryLines lines={lines} quote={quote} changes={changes} />
        <Figures result={result} />
      </div>
      <div className={styles['foot']}>
        {failure === null ? null : (
          <div className={styles['failure']}>
            <RetryNote
              title={summaryTexts.failedTitle}
              message={failure.message}
              onRetry={result.retry}
            />
          </div>
        )}
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles['label']}>
            {summaryTexts.grandTotal}
            <Icon name={isOpen ? 'chevronDown' : 'chevronUp'} size={16} />
          </span>
          <span className={styles['amount']} data-stale={!isSettled || undefined}>
            {quote === null ? <Skeleton /> : <Rupiah amount={quote.grandTotal} />}
          </span>
        </button>
        <p id={`${id}-missing`} className={styles['missing']}>
          {missing.length === 0
            ? summaryTexts.complete
            : summaryTexts.missing(missing.map((part) => summaryTexts.parts[part]).join(', '))}
        </p>
        <div className={styles['action']}>
          <FieldMessage id={`${id}-error`} error={error} />
          <Button
            look={missing.length === 0 ? 'primary' : 'secondary'}
            size="large"
            isWide
            isBusy={isBusy || (!isSettled && failure === null)}
            aria-describedby={`${id}-missing ${id}-error`}
            // A press on a waiting button counts too: it may have followed the leaving of an amount.
            onClickCapture={onOrder}
          >
            {summaryTexts.submit}
          </Button>
        </div>
      </div>
    </aside>
  );
}
