import { isHash } from '@gawai/domain/url-keys';
import { pageNotFound, type PageLoader } from '../../routing/page-loader.ts';
import { orderTexts } from '../../texts/order.ts';

/** Answers 404 for an address that cannot be an order. Whether there is one, only its customer's browser can ask. */
export const checkOrderAddress: PageLoader<null> = (_client, { params }) => {
  if (isHash(params['hash'] ?? '')) return Promise.resolve(null);
  throw pageNotFound({ title: orderTexts.notFoundTitle, message: orderTexts.notFoundMessage });
};
