import type { PageInfoResolvers } from '../../__generated__/resolvers.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';

const pageInfo: PageInfoResolvers = {
  hasNextPage: ({ number, last }) => number < last,
  hasPreviousPage: ({ number }) => number > 1,
};

/** Position of a page in its list. */
export const pageInfoResolvers: ModuleResolvers = {
  PageInfo: pageInfo,
};
