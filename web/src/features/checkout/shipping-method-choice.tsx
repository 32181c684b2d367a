import { fetchFailedTitles, unknownFailureText } from '@gawai/domain/texts/error-catalogue';
import { failuresOf } from '../../apollo/failures.ts';
import { shippingTexts } from '../../texts/checkout.ts';
import { failureTexts } from '../../texts/failures.ts';
import { Choice, ChoiceGroup } from '../../ui/choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import styles from './shipping-method-choice.module.css';
import { ShippingMethodsDocument, useShippingMethodsQuery } from './shipping-methods.generated.ts';
import type { CheckoutPartProps } from './checkout-part.ts';

/**
 * Who brings the goods. Nothing can be chosen while the buyer is being edited: the address decides
 * what it costs.
 */
export function ShippingMethodChoice({ state, errors, onEvent }: CheckoutPartProps) {
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
        layout="row"
      >
        {methods.map(({ id, name, hasOptions, logo }) => (
          <Choice
            key={id}
            name="shippingMethod"
            value={id}
            checked={id === state.selection.methodId}
            disabled={state.isEditing}
            onChange={() => {
              onEvent({ type: 'shippingMethodChosen', methodId: id });
            }}
            title={name}
            logoUrl={logo?.url ?? null}
            detail={hasOptions ? null : shippingTexts.ownCourier}
          />
        ))}
      </ChoiceGroup>
    </>
  );
}
