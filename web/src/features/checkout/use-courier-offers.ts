import { useState } from 'react';
import type { QuoteFieldsFragment } from './quote.generated.ts';
import type { QuoteAnswer } from './use-quote.ts';

type Delivery = Extract<QuoteFieldsFragment['fulfilment'], { __typename: 'QuoteDelivery' }>;

/** The cheapest service of each courier that is known, by method id. */
type CourierOffers = Readonly<Record<string, Delivery['options'][number]>>;

/**
 * What the couriers offer that were chosen before: only the chosen one is asked, so a quote makes no
 * further calls. Forgotten when city, warehouse or weight change.
 */
export function useCourierOffers({ quote, isSettled }: QuoteAnswer, cityId: string): CourierOffers {
  const [known, setKnown] = useState<{ route: string; offers: CourierOffers }>({
    route: '',
    offers: {},
  });
  const fulfilment = isSettled ? quote?.fulfilment : null;
  if (!quote || fulfilment?.__typename !== 'QuoteDelivery') {
    return known.route.startsWith(`${cityId} `) ? known.offers : {};
  }
  const { method, options, warehouse } = fulfilment;
  const route = `${cityId} ${warehouse?.id} ${quote.totalWeight}`;
  const offers = known.route === route ? known.offers : {};
  const [cheapest] = [...options].sort((one, other) => one.cost - other.cost);
  if (method === null || cheapest === undefined || offers[method.id]?.cost === cheapest.cost) {
    return offers;
  }
  const next = { ...offers, [method.id]: cheapest };
  setKnown({ route, offers: next });
  return next;
}
