import { multiplyRupiah } from '@gawai/domain/money';
import { mayCancel } from '@gawai/domain/order-status';
import { mayRequestRefund, settledRefund } from '@gawai/domain/refund';
import { orderStatusLabels, paidStateLabels, refundStatusLabels } from '@gawai/domain/texts/labels';
import type {
  CustomerResolvers,
  OrderConnectionResolvers,
  OrderLineResolvers,
  OrderPaymentResolvers,
  OrderRefundResolvers,
  OrderResolvers,
  OrderStatusCountResolvers,
} from '../../__generated__/resolvers.ts';
import { checkHash, encodeId } from '../../graphql/global-id.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';
import { fetchOrderTable, readStatusCounts } from '../../rest/endpoints/listed-order.ts';
import { digest } from '../shared/digest.ts';
import { shopOf } from '../shared/known-customer.ts';
import { readOrder } from '../shared/read-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { findGuestOrder } from './find-guest-order.ts';
import { orderChange } from './order-change.ts';
import { orderFulfilment, orderWarehouse } from './order-fulfilment.ts';
import { orderTableRequest, previewOf, statusLabelOf, statusOf } from './order-list.ts';
import { amountDue, canReview, discountedTotal, orderLines, orderPayments } from './order-parts.ts';
import { isOwnOrder } from './own-order.ts';
import { requestRefund } from './request-refund.ts';
import { ofWholeOrder } from './whole-order.ts';

const customer: CustomerResolvers = {
  orders: async (parent, args, { loaders }) => {
    const page = await fetchOrderTable(shopOf(parent), orderTableRequest(args));
    for (const order of page.nodes) loaders.isOwnOrder.prime(order, true);
    return page;
  },
};

const orderConnection: OrderConnectionResolvers = {
  statusCounts: ({ figures }) => readStatusCounts(figures),
};

const orderStatusCount: OrderStatusCountResolvers = {
  statusLabel: ({ status }) => orderStatusLabels[status],
};

const order: OrderResolvers = {
  // An order without a number has its hash as number. The hash opens the order, so the id must not contain it.
  id: ({ hash, number }) => encodeId('Order', number === hash ? `hash-${digest(hash)}` : number),
  accessHash: ({ hash }) => hash,
  status: statusOf,
  statusLabel: statusLabelOf,
  preview: (known, _, context) => previewOf(known, context),
  timeline: ofWholeOrder(({ timeline }) => timeline),
  lines: ofWholeOrder(orderLines),
  subtotal: ofWholeOrder(({ subtotal }) => subtotal),
  voucherCode: ofWholeOrder(({ voucherCode }) => voucherCode),
  discount: ofWholeOrder(({ discount }) => discount),
  discountedTotal: ofWholeOrder(discountedTotal),
  shipping: ofWholeOrder(({ shipping }) => shipping),
  insurance: ofWholeOrder(({ insurance }) => insurance),
  amountDue: ofWholeOrder(amountDue),
  paymentFee: ofWholeOrder(({ paymentFee }) => paymentFee),
  payments: ofWholeOrder(orderPayments),
  fulfilment: ofWholeOrder(orderFulfilment),
  contact: ofWholeOrder(({ contact }) => contact),
  address: ofWholeOrder(({ address }) => address),
  totalWeight: ofWholeOrder(({ totalWeight }) => totalWeight),
  canRequestRefund: ofWholeOrder((whole, context) => {
    const isGuest = context.token === null;
    const hasPaidPayment = whole.payments.some(({ state }) => state === 'PAID');
    return (
      context.calls.refund.isOffered &&
      mayRequestRefund({ ...whole, isGuest, hasPaidPayment }) &&
      isOwnOrder(whole, context)
    );
  }),
  canCancel: ofWholeOrder(
    (whole, { calls }) => calls.cancel.isOffered && mayCancel(whole, whole.payments),
  ),
  refund: ofWholeOrder(({ refund, isRefunded }) => refund && settledRefund(refund, { isRefunded })),
};

const orderLine: OrderLineResolvers = {
  id: ({ id }) => encodeId('OrderLine', id),
  canReview: (line, _, context) => canReview(line, context),
  subtotal: ({ price, quantity }) => multiplyRupiah(price, quantity),
  product: ({ productId }, _, { loaders }) =>
    productId === null ? null : loaders.productById.load(productId),
};

const orderPayment: OrderPaymentResolvers = {
  id: ({ id }) => encodeId('OrderPayment', id),
  accessHash: ({ hash }) => hash,
  method: async ({ methodId }, _, { data }) =>
    methodId === null
      ? null
      : ((await data.paymentMethods()).find(({ id }) => id === methodId) ?? null),
  stateLabel: ({ state }) => paidStateLabels[state],
  kind: ({ isGateway }) => (isGateway ? 'GATEWAY' : 'MANUAL'),
};

const orderRefund: OrderRefundResolvers = {
  statusLabel: ({ status }) => (status === null ? null : refundStatusLabels[status]),
};

/** Saved orders (specification.md 2 and 4). */
export const orderResolvers: ModuleResolvers = {
  Query: {
    order: (_, { accessHash }, context) => readOrder(context, checkHash(accessHash, 'accessHash')),
    orderChange: async (_, { accessHash, since }, context) => {
      const order = await readOrder(context, checkHash(accessHash, 'accessHash'));
      return order && orderChange(order, since ?? null);
    },
  },
  Mutation: {
    cancelOrder: (_, { input }, context) => cancelOrder(input, context),
    findGuestOrder: (_, { input }, context) => findGuestOrder(input, context),
    requestRefund: (_, { input }, context) => requestRefund(input, context),
  },
  Customer: customer,
  Order: order,
  OrderConnection: orderConnection,
  OrderDelivery: { warehouse: orderWarehouse },
  OrderLine: orderLine,
  OrderPayment: orderPayment,
  OrderPickup: { warehouse: orderWarehouse },
  OrderRefund: orderRefund,
  OrderStatusCount: orderStatusCount,
};
