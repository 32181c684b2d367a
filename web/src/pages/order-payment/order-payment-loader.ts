import { isHash } from '@gawai/domain/url-keys';
import { pageNotFound, type PageLoader } from '../../routing/page-loader.ts';
import { paymentRedirectTexts } from '../../texts/order.ts';

/**
 * Returns 404 for an address that cannot be a payment. Only opening it at the provider shows whether it
 * exists, and only the browser does that: it ends what was opened before.
 */
export const checkPaymentAddress: PageLoader<null> = (_client, { params }) => {
  if (isHash(params['hash'] ?? '')) return Promise.resolve(null);
  throw pageNotFound({
    title: paymentRedirectTexts.notFoundTitle,
    message: paymentRedirectTexts.notFoundMessage,
  });
};
