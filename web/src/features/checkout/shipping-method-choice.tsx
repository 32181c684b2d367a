import { fetchFailedTitles, unknownFailureText } from '@gawai/domain/texts/error-catalogue';
import { failuresOf } from '../../apollo/failures.ts';
import { shippingTexts } from '../../texts/checkout.ts';
import { failureTexts } from '../../texts/failures.ts';
import { Choice, ChoiceGroup } from '../../ui/choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import styles from './shipping-method-choice.module.css';
import { ShippingMethodsDocument, useShippingMethodsQuery } from './shipping-methods.generated.ts';
import type { CheckoutPartProps } from './checkout-part.ts';
import { ServiceChoice } from './service-choice.tsx';
import { useCourierOffers } from './use-courier-offers.ts';

/**
 * Who brings the goods, with price and days as far as they are known; the services of the chosen courier
 * are in its card. Nothing can be chosen while the buyer is being edited: the address decides
 * what it costs.
 */
export function ShippingMethodChoice(props: CheckoutPartProps) {
  const { state, answer, errors, onEvent } = props;
  const offers = useCourierOffers(answer, state.buyer?.cityId ?? '');
  const { data, error, loading, refetch } = useShippingMethodsQuery();
  const methods = data?.shippingMethods;
  if (error && !methods) {
    const [failure] = failuresOf(ShippingMethodsDocument, error);
    return (
      <RetryNote
        title={fetchFailedTitles.shippingMethod}
        message={failure?.message ?? unknownFailureText}
        retryLabel={failureTexts.retry}
        isRetrying={loading}
        onRetry={() => {
          // The failure is in `error`.
          refetch().catch(() => undefined);
        }}
      />
    );
  }
  if (!methods) {
    return (
      <Loading label={shippingTexts.loadingMethods}>
        <div className={styles['bones']}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      </Loading>
    );
  }
  return (
    <>
      {state.isEditing ? (
        <p className={styles['hint']}>
          <Icon name="info" />
          {shippingTexts.saveFirst}
        </p>
      ) : null}
      <ChoiceGroup
        legend={shippingTexts.method}
        error={state.isEditing ? undefined : errors.shippingMethod}
      >
        {methods.map(({ id, name, hasOptions, additionalFee, logo }) => {
          const isChosen = id === state.selection.methodId;
          const offer = state.isEditing ? undefined : offers[id];
          const price = hasOptions ? offer?.cost : Math.ceil(Number(additionalFee));
          return (
            <div key={id} className={isChosen ? styles['chosen'] : undefined}>
              <Choice
                name="shippingMethod"
                value={id}
                checked={isChosen}
                disabled={state.isEditing}
                onChange={() => {
                  onEvent({ type: 'shippingMethodChosen', methodId: id });
                }}
                title={name}
                logoUrl={logo?.url ?? null}
                detail={hasOptions ? (offer?.eta ?? null) : shippingTexts.ownCourier}
                aside={
                  price === undefined ? undefined : (
                    <>
                      {hasOptions ? shippingTexts.priceFrom : null} <Rupiah amount={price} />
                    </>
                  )
                }
              />
              {isChosen && !state.isEditing ? (
                <div className={styles['services']}>
                  <ServiceChoice {...props} />
                </div>
              ) : null}
            </div>
          );
        })}
      </ChoiceGroup>
    </>
  );
}
