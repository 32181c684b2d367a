import { actionFailedTitles, fetchFailedTitles } from '@gawai/domain/texts/error-catalogue';
import type { CheckoutQuoteInput } from '@gawai/client/schema-types';

/** Pop-up titles of what a page without any quote is missing. */
const FIRST_TITLES = [
  fetchFailedTitles.product,
  fetchFailedTitles.warehouse,
  fetchFailedTitles.paymentMethod,
];

/** Every pop-up title of a quote that could not be fetched; a quote that arrives settles them. */
export const quoteFetchTitles: readonly string[] = [...FIRST_TITLES, fetchFailedTitles.shippingFee];

/**
 * The pop-up titles (specification.md 8) of a quote that could not be fetched: of everything
 * that the page does not have yet, and of the shipping fee once a courier is chosen.
 */
export function failedFetchTitles(
  { fulfilment }: CheckoutQuoteInput,
  hasQuote: boolean,
): readonly string[] {
  const isCourierChosen = Boolean(fulfilment?.delivery?.shippingMethodId);
  const titles = [
    ...(hasQuote ? [] : FIRST_TITLES),
    ...(isCourierChosen ? [fetchFailedTitles.shippingFee] : []),
  ];
  return titles.length > 0 ? titles : [fetchFailedTitles.product];
}

/** What a pop-up about a voucher reports on. */
export const VOUCHER_ACTION = 'voucherCheck';

/** Problems of a quote that are a failed call to the shop, by code, with their pop-up titles. */
export const failedPartTitles: Readonly<Record<string, string>> = {
  SHIPPING_OPTIONS_FAILED: fetchFailedTitles.shippingFee,
  VOUCHER_CHECK_FAILED: actionFailedTitles.submit,
};
