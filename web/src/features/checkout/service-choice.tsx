import { fetchFailedTitles } from '@gawai/domain/texts/error-catalogue';
import { shippingTexts } from '../../texts/checkout.ts';
import { Choice, ChoiceGroup } from '../../ui/choice.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import styles from './service-choice.module.css';
import type { CheckoutPartProps } from './checkout-part.ts';

/**
 * What the chosen courier offers for this address and weight, with price and days; the first is
 * preselected (specification.md 4). The shop's own courier offers no choice. A missing fee is never shown
 * as free shipping: the reason is shown instead.
 */
export function ServiceChoice({ state, result, errors, onEvent }: CheckoutPartProps) {
  const { quote, isSettled, failure } = result;
  const { options, service } = state.selection;
  if (quote === null || options === null) {
    return failure ? null : (
      <Loading label={shippingTexts.loadingServices}>
        <div className={styles['skeletons']}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      </Loading>
    );
  }
  const problem = quote.problems.find(({ code }) => code.startsWith('SHIPPING_OPTIONS'));
  if (problem?.code === 'SHIPPING_OPTIONS_FAILED') {
    return (
      <div data-invalid>
        <RetryNote
          title={fetchFailedTitles.shippingFee}
          message={problem.message}
          isRetrying={!isSettled}
          onRetry={result.retry}
        />
      </div>
    );
  }
  if (problem) {
    return (
      <p className={styles['empty']} role="status" data-invalid>
        {`${problem.message}. ${shippingTexts.tryOther}`}
      </p>
    );
  }
  const offers = quote.fulfilment?.__typename === 'QuoteDelivery' ? quote.fulfilment.options : [];
  if (offers.length === 0) return null;
  return (
    <ChoiceGroup legend={shippingTexts.service} error={errors.service}>
      {offers.map(({ service: word, eta, cost }) => (
        <Choice
          key={word}
          name="service"
          value={word}
          checked={word === service}
          onChange={() => onEvent({ type: 'serviceChosen', service: word })}
          title={word}
          detail={eta}
          aside={<Rupiah amount={cost} />}
        />
      ))}
    </ChoiceGroup>
  );
}
