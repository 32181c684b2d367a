import { PAYMENTS_MAX } from '@gawai/domain/limits';
import { formatRupiah } from '@gawai/domain/money';
import { sentRows, type SplitRow } from '@gawai/domain/payment';
import { splitEvenly, splitUpTo } from '@gawai/domain/split-plan';
import { useState } from 'react';
import { splitPlanTexts } from '../../texts/split-plan.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AmountInput } from './amount-input.tsx';
import styles from './split-plans.module.css';

interface SplitPlansProps {
  rows: readonly SplitRow[];
  /** What the rows share out, without fees. */
  due: number;
  /** How many methods can be chosen, at least 2: a plan has no more rows. */
  methodCount: number;
  onPlan: (rows: readonly SplitRow[]) => void;
}

function doneText(plan: readonly SplitRow[]): string {
  return splitPlanTexts.done(
    sentRows(plan)
      .map(({ amount }) => formatRupiah(amount))
      .join(' + '),
  );
}

/** Fills in the amounts of a split payment: in equal parts, or each payment up to a limit. */
export function SplitPlans({ rows, due, methodCount, onPlan }: SplitPlansProps) {
  const [limit, setLimit] = useState(0);
  const [error, setError] = useState<string>();
  const [done, setDone] = useState('');
  const rowsMax = Math.min(PAYMENTS_MAX, methodCount);

  const applyPlan = (plan: readonly SplitRow[]) => {
    setError(undefined);
    setDone(doneText(plan));
    onPlan(plan);
  };
  const fill = () => {
    const least = Math.ceil(due / rowsMax);
    const plan = limit < least ? null : splitUpTo(rows, due, limit);
    if (plan !== null) applyPlan(plan);
    else if (limit === 0) setError(splitPlanTexts.required);
    else setError(splitPlanTexts.tooLow(rowsMax, formatRupiah(least)));
  };

  return (
    <div className={styles['plans']} role="group" aria-label={splitPlanTexts.title}>
      <Button look="secondary" onClick={() => applyPlan(splitEvenly(rows.slice(0, rowsMax), due))}>
        {splitPlanTexts.evenly}
      </Button>
      <form
        method="post"
        className={styles['limit']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          fill();
        }}
      >
        <Field label={splitPlanTexts.limit} hint={splitPlanTexts.limitHint} error={error}>
          {(control) => (
            <AmountInput {...control} amount={limit} onType={setLimit} onLeave={setLimit} />
          )}
        </Field>
        <Button type="submit" look="secondary">
          {splitPlanTexts.fill}
        </Button>
      </form>
      <VisuallyHidden>
        <span role="status">{done === doneText(rows) ? done : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
