import { installmentsOf, lowestInstallment } from '@gawai/domain/installment';
import type {
  PaymentMethodResolvers,
  ProductResolvers,
  QuotePaymentResolvers,
} from '../../__generated__/resolvers.ts';
import { encodeId } from '../../graphql/global-id.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';
import { recheckPayment } from './recheck-payment.ts';
import { requestPayment } from './request-payment.ts';
import { uploadReceipt } from './upload-receipt.ts';

const paymentMethod: PaymentMethodResolvers = {
  id: ({ id }) => encodeId('PaymentMethod', id),
  fee: ({ fee: { type, amount } }) =>
    type === 'PERCENTAGE'
      ? { __typename: 'PercentageFee', percentage: amount }
      : { __typename: 'FixedFee', amount },
  kind: ({ isGateway }) => (isGateway ? 'GATEWAY' : 'MANUAL'),
};

const product: ProductResolvers = {
  // A product can be sold while the payment methods cannot be read.
  lowestInstallment: ({ price }, _, { data }) =>
    data.paymentMethods().then(
      (methods) => lowestInstallment(price, methods),
      () => null,
    ),
};

const quotePayment: QuotePaymentResolvers = {
  installments: ({ method, total }) =>
    method === null
      ? []
      : installmentsOf(total, method.installments).map((each) => ({ ...each, method })),
};

/** Payment methods and payments (specification.md 3 and 4). */
export const paymentResolvers: ModuleResolvers = {
  Query: {
    paymentMethods: (_, _args, { data }) => data.paymentMethods(),
  },
  Mutation: {
    requestPayment: (_, { input }, context) => requestPayment(input, context),
    uploadReceipt: (_, { input }, context) => uploadReceipt(input, context),
    recheckPayment: (_, { input }, context) => recheckPayment(input, context),
  },
  PaymentMethod: paymentMethod,
  Product: product,
  QuotePayment: quotePayment,
};
