import { multiplyRupiah, sumRupiah } from '@gawai/domain/money';
import { orderStatus } from '@gawai/domain/order-status';
import { mayRequestRefund, settledRefund } from '@gawai/domain/refund';
import { orderStatusLabels, paidStateLabels, refundStatusLabels } from '@gawai/domain/texts/labels';
import type {
  OrderLineResolvers,
  OrderPaymentResolvers,
  OrderRefundResolvers,
  OrderResolvers,
} from '../../__generated__/resolvers.ts';
import { checkHash, encodeId } from '../../graphql/global-id.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';
import { fetchOrderTable, fetchOrders } from '../../rest/endpoints/order-summary.ts';
import { fetchOrder } from '../../rest/endpoints/order.ts';
import { requireToken } from '../../graphql/require-token.ts';
import { orderLines } from './order-line.ts';
import { orderSummaryResolvers, orderTableRequest } from './order-list.ts';
import { orderPayments } from './order-payment.ts';
import { requestRefund } from './request-refund.ts';

const order: OrderResolvers = {
  id: ({ hash }) => encodeId('Order', hash),
  status: (parent) => orderStatus(parent),
  statusLabel: (parent) => orderStatusLabels[orderStatus(parent)],
  amountDue: ({ total, voucherDiscount, totalShippingFee, totalInsuranceFee }) =>
    Math.max(0, sumRupiah([total, totalShippingFee, totalInsuranceFee]) - voucherDiscount),
  lines: (parent, _, { token }) => orderLines(parent, token === null),
  payments: (parent) => orderPayments(parent),
  canRequestRefund: (parent, _, { token, refundOffer }) => {
    const hasPaidPayment = parent.payments.some(({ state }) => state === 'PAID');
    return (
      refundOffer.stands && mayRequestRefund({ ...parent, isGuest: token === null, hasPaidPayment })
    );
  },
  refund: ({ refund, isRefunded }) => refund && settledRefund(refund, { isRefunded }),
  fulfilment: ({ shippingType, warehouse: { name: warehouseName, ...place }, ...parent }) =>
    shippingType === 'PICKUP'
      ? { __typename: 'OrderPickup', warehouseName, ...place }
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

const orderRefund: OrderRefundResolvers = {
  statusLabel: ({ status }) => (status === null ? null : refundStatusLabels[status]),
};

/** Saved orders (specification.md 2 and 4). */
export const orderResolvers: ModuleResolvers = {
  Query: {
    order: (_, { hash }, { shop }) => fetchOrder(shop, checkHash(hash, 'hash')),
    orders: (_, _args, context) => {
      requireToken(context);
      return fetchOrders(context.shop);
    },
    orderTable: (_, args, context) => {
      requireToken(context);
      return fetchOrderTable(context.shop, orderTableRequest(args));
    },
  },
  Mutation: {
    requestRefund: (_, { input }, context) => requestRefund(input, context),
  },
  Order: order,
  OrderLine: orderLine,
  OrderPayment: orderPayment,
  OrderRefund: orderRefund,
  OrderSummary: orderSummaryResolvers,
};
