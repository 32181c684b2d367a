import type { MutationResolvers, QueryResolvers, Resolvers } from '../__generated__/resolvers.ts';

/**
 * The resolvers of one shop word: its part of the root fields and all of its types. That every root
 * field has a resolver is checked by the test of the schema.
 */
export type ModuleResolvers = Omit<Resolvers, 'Query' | 'Mutation'> & {
  readonly Query?: Partial<QueryResolvers>;
  readonly Mutation?: Partial<MutationResolvers>;
};
