import type { MutationResolvers, QueryResolvers, Resolvers } from '../__generated__/resolvers.ts';

/**
 * The resolvers of one module: some of the root fields, and all of its types. The test of the schema checks
 * that every root field has a resolver.
 */
export type ModuleResolvers = Omit<Resolvers, 'Query' | 'Mutation'> & {
  readonly Query?: Partial<QueryResolvers>;
  readonly Mutation?: Partial<MutationResolvers>;
};
