import type { PageInfoResolvers } from '../../__generated__/resolvers.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';

const pageInfo: PageInfoResolvers = {
  hasNextPage: ({ number, last }) => number < last,
  hasPreviousPage: ({ number }) => number > 1,
};

/** Where a page of any list stands. */
export const pageInfoResolvers: ModuleResolvers = {
  PageInfo: pageInfo,
};
