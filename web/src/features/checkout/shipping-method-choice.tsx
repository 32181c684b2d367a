import { useState } from 'react';
import { firstFailure } from '../../apollo/failures.ts';
import { latePart } from '../../lib/late-part.ts';
import { shippingTexts } from '../../texts/checkout.ts';
import { Choice, ChoiceGroup } from '../../ui/choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LateSlot } from '../../ui/late-slot.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import styles from './shipping-method-choice.module.css';
import { ShippingMethodsDocument, useShippingMethodsQuery } from './shipping-methods.generated.ts';
import type { CheckoutPartProps } from './checkout-part.ts';
import type { CourierOffer, OffersByMethod } from './courier-offers.tsx';
import { ServiceChoice } from './service-choice.tsx';

/** E.g. `REG · 2-3 hari`. */
const offerText = (offer: CourierOffer | undefined) =>
  offer && [offer.service, offer.eta].filter(Boolean).join(' · ');

const offersPart = latePart(async () => (await import('./courier-offers.tsx')).CourierOffers);

/**
 * The shipping methods with the price and days of the cheapest service; the services of the chosen
 * courier are in its card. Nothing can be chosen while the buyer is being edited: the address decides
 * what it costs.
 */
export function ShippingMethodChoice(props: CheckoutPartProps) {
  const { state, result, errors, onEvent } = props;
  const [offers, setOffers] = useState<OffersByMethod | null>(null);
  const cityId = state.isEditing ? undefined : state.buyer?.cityId;
  const { data, error, loading, refetch } = useShippingMethodsQuery();
  const methods = data?.shippingMethods;
  if (error && !methods) {
    const { title, message } = firstFailure(ShippingMethodsDocument, error);
    return (
      <RetryNote
        title={title}
        message={message}
        isRetrying={loading}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!methods) {
    return (
      <Loading label={shippingTexts.loadingMethods}>
        <div className={styles['skeletons']}>
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
      {cityId === undefined || result.quote === null ? null : (
        <LateSlot part={offersPart} props={{ quote: result.quote, cityId, onOffers: setOffers }} />
      )}
      <ChoiceGroup
        legend={shippingTexts.method}
        error={state.isEditing ? undefined : errors.shippingMethod}
      >
        {methods.map(({ id, name, hasOptions, additionalFee, logo }) => {
          const isChosen = id === state.selection.methodId;
          const offer = cityId === undefined ? undefined : offers?.[id];
          const price = hasOptions ? offer?.price : Math.ceil(Number(additionalFee));
          const hasOffer = hasOptions && cityId !== undefined;
          // Days and price have their space from the start, so that nothing moves below them.
          const isWaiting = hasOffer && offers === null;
          const service = hasOffer ? (offerText(offer) ?? shippingTexts.noOffer) : null;
          const detail = hasOptions ? service : shippingTexts.ownCourier;
          return (
            <div key={id} className={isChosen ? styles['chosen'] : undefined}>
              <Choice
                name="shippingMethod"
                value={id}
                checked={isChosen}
                disabled={state.isEditing}
                onChange={() => onEvent({ type: 'shippingMethodChosen', methodId: id })}
                title={name}
                logoUrl={logo?.url ?? null}
                detail={isWaiting ? <Skeleton /> : detail}
                aside={
                  isWaiting ? (
                    <span className={styles['waiting']}>
                      <Skeleton />
                    </span>
                  ) : price === undefined ? undefined : (
                    <>
                      {hasOptions ? <span>{shippingTexts.priceFrom}</span> : null}{' '}
                      <Rupiah amount={price} />
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
