import { PAGE_NUMBER_MAX } from '@gawai/domain/limits';
import type {
  CustomerResolvers,
  ProductResolvers,
  ProductReviewConnectionResolvers,
  ProductReviewResolvers,
  ProductReviewsArgs,
  ReviewResolvers,
} from '../../__generated__/resolvers.ts';
import { encodeId } from '../../graphql/global-id.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';
import { fetchReviews } from '../../rest/endpoints/review.ts';
import { shopOf } from '../shared/known-customer.ts';
import { limitProductReads } from '../shared/limit-product-reads.ts';
import { submitReview } from './submit-review.ts';

const customer: CustomerResolvers = {
  reviews: (parent) => fetchReviews(shopOf(parent)),
};

const product: ProductResolvers = {
  reviews: ({ slug }, { page }: ProductReviewsArgs, { data }) => {
    limitProductReads(data, 'reviews');
    return data.productReviews(slug, Math.min(PAGE_NUMBER_MAX, Math.max(1, page ?? 1)));
  },
  ratingBreakdown: async ({ slug }, _, { data }) => {
    limitProductReads(data, 'ratingBreakdown');
    return (await data.productReviews(slug, 1))?.breakdown ?? null;
  },
};

const productReview: ProductReviewResolvers = {
  id: ({ id }) => encodeId('ProductReview', id),
};

const productReviewConnection: ProductReviewConnectionResolvers = {
  nodes: ({ items }) => items,
  totalCount: ({ page }) => page.total,
  pageInfo: ({ page }) => page,
};

const review: ReviewResolvers = {
  id: ({ id }) => encodeId('Review', id),
  product: ({ productId }, _, { loaders }) =>
    productId === null ? null : loaders.productById.load(productId),
};

/** Reviews of products (specification.md 4). */
export const reviewResolvers: ModuleResolvers = {
  Customer: customer,
  Mutation: {
    submitReview: (_, { input }, context) => submitReview(input, context),
  },
  Product: product,
  ProductReview: productReview,
  ProductReviewConnection: productReviewConnection,
  Review: review,
};
