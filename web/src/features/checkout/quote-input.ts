import type {
  CheckoutQuoteInput,
  CartLineInput,
  FulfilmentInput,
} from '@gawai/client/schema-types';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import type { CheckoutState } from './checkout-state.ts';
import type { QuoteFieldsFragment } from './quote.generated.ts';

/** A line of the cart as the gateway expects it: product, quantity, and the price that the shopper saw. */
export function lineInput(line: CartLineFieldsFragment): CartLineInput {
  return {
    productId: line.product.id,
    variantId: line.variant?.id ?? null,
    quantity: line.quantity,
    seenPrice: line.seenPrice,
  };
}

/**
 * How the goods reach the shopper, as far as it was chosen; without a chosen warehouse, from `quotedId`,
 * if given. Only a saved address counts.
 */
export function fulfilmentInput(
  { selection, buyer }: CheckoutState,
  quotedId: string | null = null,
): FulfilmentInput {
  const { shippingType, methodId, service } = selection;
  const warehouseId = selection.warehouseId ?? quotedId;
  if (shippingType === 'PICKUP') return { pickup: { warehouseId } };
  const cityId = buyer?.cityId ?? null;
  return { delivery: { cityId, warehouseId, shippingMethodId: methodId, service } };
}

/**
 * The quote input for the current cart and choices. Payment rows are left out until one of them has a
 * method: without a method there is no fee to calculate.
 */
export function quoteInput(
  lines: readonly CartLineFieldsFragment[],
  state: CheckoutState,
): CheckoutQuoteInput {
  const hasMethod = state.rows.some(({ methodId }) => methodId !== null);
  return {
    lines: lines.map(lineInput),
    fulfilment: fulfilmentInput(state),
    voucherCode: state.voucherCode,
    payments: hasMethod ? state.rows.map(({ methodId, amount }) => ({ methodId, amount })) : null,
  };
}

/** `input` with the service that its quote preselected: the same quote is valid for both. */
export function resolvedInput(
  input: CheckoutQuoteInput,
  quote: Pick<QuoteFieldsFragment, 'fulfilment'>,
): CheckoutQuoteInput {
  const option = quote.fulfilment?.__typename === 'QuoteDelivery' ? quote.fulfilment.option : null;
  const delivery = input.fulfilment?.delivery;
  if (!option || !delivery) return input;
  return {
    ...input,
    fulfilment: { delivery: { ...delivery, service: delivery.service ?? option.service } },
  };
}
