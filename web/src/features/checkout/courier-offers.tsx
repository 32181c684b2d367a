import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useCourierOffersQuery, type CourierOffersQuery } from './courier-offers.generated.ts';
import type { QuoteFieldsFragment } from './quote.generated.ts';
import { ShippingMethodsDocument } from './shipping-methods.generated.ts';

/** The cheapest service of a shipping method; `price` in whole rupiah. */
export interface CourierOffer {
  readonly service: string | null;
  readonly eta: string | null;
  readonly price: number;
}

/** By method id; a method is missing when its courier did not respond or does not deliver there. */
export type OffersByMethod = Readonly<Record<string, CourierOffer>>;

interface CourierOffersProps {
  /** Its lines and its warehouse are the input of the query. */
  quote: Pick<QuoteFieldsFragment, 'lines' | 'fulfilment' | 'problems'>;
  cityId: string;
  /** Called with each result; with null while there is none. */
  onOffers: (offers: OffersByMethod | null) => void;
}

function offersInput({ quote: { lines, fulfilment }, cityId }: CourierOffersProps) {
  const warehouseId = fulfilment?.warehouse?.id ?? null;
  return {
    lines: lines.flatMap(({ product, variant, quantity }) =>
      product === null ? [] : [{ productId: product.id, variantId: variant?.id ?? null, quantity }],
    ),
    fulfilment: { delivery: { cityId, warehouseId } },
  };
}

function byMethod(data: CourierOffersQuery | undefined): OffersByMethod {
  const fulfilment = data?.checkoutQuote?.fulfilment;
  const offers = fulfilment?.__typename === 'QuoteDelivery' ? fulfilment.offers : null;
  return Object.fromEntries((offers ?? []).map(({ method, ...offer }) => [method.id, offer]));
}

/**
 * Fetches the price of each shipping method to the address, separately from the quote, which does not
 * wait for couriers that were not chosen. When the shop no longer has the chosen method, fetches the list
 * again. Renders nothing.
 */
export function CourierOffers(props: CourierOffersProps) {
  const { quote, onOffers } = props;
  const client = useApolloClient();
  const isGone = quote.problems.some(({ code }) => code === 'SHIPPING_METHOD_UNKNOWN');
  const { data, loading } = useCourierOffersQuery({
    variables: { input: offersInput(props) },
    fetchPolicy: 'cache-and-network',
    // After a failure the cards have no prices; the card of the chosen courier shows the reason.
    context: { quiet: true },
  });
  useEffect(() => {
    onOffers(loading && data === undefined ? null : byMethod(data));
  }, [data, loading, onOffers]);
  useEffect(() => {
    if (isGone) void client.refetchQueries({ include: [ShippingMethodsDocument] });
  }, [isGone, client]);
  return null;
}
