import type { ReviewResolvers } from '../../__generated__/resolvers.ts';
import { encodeId } from '../../graphql/global-id.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';
import { fetchReviews } from '../../rest/endpoints/review.ts';
import { requireToken } from '../../graphql/require-token.ts';
import { submitReview } from './submit-review.ts';

const review: ReviewResolvers = {
  id: ({ id }) => encodeId('Review', id),
  orderLineId: ({ lineId }) => (lineId === null ? null : encodeId('OrderLine', lineId)),
  product: ({ productId }, _, { loaders }) =>
    productId === null ? null : loaders.productById.load(productId),
};

/** What customers say of what they bought (specification.md 4). */
export const reviewResolvers: ModuleResolvers = {
  Query: {
    myReviews: (_, _args, context) => {
      requireToken(context);
      return fetchReviews(context.shop);
    },
  },
  Mutation: {
    submitReview: (_, { input }, context) => submitReview(input, context),
  },
  Review: review,
};
