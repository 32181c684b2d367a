import type { ModuleResolvers } from './module-resolvers.ts';
import { accountResolvers } from '../modules/account/account.resolvers.ts';
import { addressResolvers } from '../modules/address/address.resolvers.ts';
import { catalogResolvers } from '../modules/catalog/catalog.resolvers.ts';
import { checkoutResolvers } from '../modules/checkout/checkout.resolvers.ts';
import { contentResolvers } from '../modules/content/content.resolvers.ts';
import { imageResolvers } from '../modules/shared/image.resolvers.ts';
import { pageInfoResolvers } from '../modules/shared/page-info.resolvers.ts';
import { nodeResolvers } from '../modules/node/node.resolvers.ts';
import { orderResolvers } from '../modules/order/order.resolvers.ts';
import { paymentResolvers } from '../modules/payment/payment.resolvers.ts';
import { regionResolvers } from '../modules/region/region.resolvers.ts';
import { reviewResolvers } from '../modules/review/review.resolvers.ts';
import { sessionResolvers } from '../modules/session/session.resolvers.ts';
import { shippingResolvers } from '../modules/shipping/shipping.resolvers.ts';
import { wishlistResolvers } from '../modules/wishlist/wishlist.resolvers.ts';
import { dateTimeScalar } from './scalars/date-time.ts';
import { decimalScalar } from './scalars/decimal.ts';
import { gramsScalar } from './scalars/grams.ts';
import { htmlScalar } from './scalars/html.ts';
import { rupiahScalar } from './scalars/rupiah.ts';
import { uploadScalar } from './scalars/upload.ts';

const scalars: ModuleResolvers = {
  DateTime: dateTimeScalar,
  Decimal: decimalScalar,
  Grams: gramsScalar,
  Html: htmlScalar,
  Rupiah: rupiahScalar,
  Upload: uploadScalar,
};

/** Every resolver of the gateway: the scalars, and one object for each module. */
export const resolvers: ModuleResolvers[] = [
  scalars,
  imageResolvers,
  pageInfoResolvers,
  accountResolvers,
  addressResolvers,
  catalogResolvers,
  checkoutResolvers,
  contentResolvers,
  nodeResolvers,
  orderResolvers,
  paymentResolvers,
  regionResolvers,
  reviewResolvers,
  sessionResolvers,
  shippingResolvers,
  wishlistResolvers,
];
