import { multiplyRupiah, sumRupiah } from '@gawai/domain/money';
import { orderStatus } from '@gawai/domain/order-status';
import { orderStatusLabels, paidStateLabels } from '@gawai/domain/texts/labels';
import type {
  OrderLineResolvers,
  OrderPaymentResolvers,
  OrderResolvers,
} from '../../__generated__/resolvers.ts';
import { checkHash, encodeId } from '../../global-id.ts';
import type { ModuleResolvers } from '../../module-resolvers.ts';
import { fetchOrder } from '../../rest/endpoints/order.ts';
import { orderPayments } from './order-payment.ts';

const order: OrderResolvers = {
  id: ({ hash }) => encodeId('Order', hash),
  status: (parent) => orderStatus(parent),
  statusLabel: (parent) => orderStatusLabels[orderStatus(parent)],
  amountDue: ({ total, voucherDiscount, totalShippingFee, totalInsuranceFee }) =>
    Math.max(0, sumRupiah([total, totalShippingFee, totalInsuranceFee]) - voucherDiscount),
  payments: (parent) => orderPayments(parent),
  fulfilment: ({ shippingType, warehouseName, ...parent }) =>
    shippingType === 'PICKUP'
      ? { __typename: 'OrderPickup', warehouseName }
      : {
          __typename: 'OrderDelivery',
          methodName: parent.shippingMethodName,
          service: parent.shippingService,
          warehouseName,
          trackingNumber: parent.trackingNumber,
        },
};

const orderLine: OrderLineResolvers = {
  id: ({ id }) => encodeId('OrderLine', id),
  total: ({ price, quantity }) => multiplyRupiah(price, quantity),
  product: ({ productId }, _, { loaders }) =>
    productId === null ? null : loaders.productById.load(productId),
};

const orderPayment: OrderPaymentResolvers = {
  id: ({ id }) => encodeId('OrderPayment', id),
  stateLabel: ({ state }) => paidStateLabels[state],
  kind: ({ isGateway }) => (isGateway ? 'GATEWAY' : 'MANUAL'),
};

/** Saved orders (Specification sections 2 and 4). */
export const orderResolvers: ModuleResolvers = {
  Query: {
    order: (_, { hash }, { shop }) => fetchOrder(shop, checkHash(hash, 'hash')),
  },
  Order: order,
  OrderLine: orderLine,
  OrderPayment: orderPayment,
};
