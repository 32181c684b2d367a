import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { resolvers } from './resolvers.ts';
import { typeDefs } from './type-defs.ts';

let executable: GraphQLSchema | undefined;

/**
 * The executable schema: SDL and resolvers. Created once for the process, as it holds no state of a
 * gateway. Throws when a resolver has no field.
 */
export function executableSchema(): GraphQLSchema {
  executable ??= makeExecutableSchema({
    typeDefs: typeDefs(),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return executable;
}
