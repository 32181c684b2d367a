import type { PaymentMethodResolvers } from '../../__generated__/resolvers.ts';
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

/** Ways to pay, and paying (specification.md 3 and 4). */
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
};
