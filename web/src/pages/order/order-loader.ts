import { isHash } from '@gawai/domain/url-keys';
import { pageNotFound, type PageLoader } from '../../routing/page-loader.ts';
import { orderTexts } from '../../texts/order.ts';

/**
 * Returns 404 for an address that cannot be an order. Only its customer's browser can check whether the
 * order exists.
 */
export const checkOrderAddress: PageLoader<null> = (_client, { params }) => {
  if (isHash(params['hash'] ?? '')) return Promise.resolve(null);
  throw pageNotFound({ title: orderTexts.notFoundTitle, message: orderTexts.notFoundMessage });
};
