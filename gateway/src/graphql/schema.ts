import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  getDirectiveValues,
  GraphQLSpecifiedByDirective,
  isScalarType,
  type GraphQLSchema,
} from 'graphql';
import { limitListEntries } from '../limits/limit-list-entries.ts';
import { resolvers } from './resolvers.ts';
import { typeDefs } from './type-defs.ts';

let executable: GraphQLSchema | undefined;

/**
 * The executable schema: SDL and resolvers. Created once for the process, as it has no state of a
 * gateway. Throws when a resolver has no field.
 */
export function executableSchema(): GraphQLSchema {
  executable ??= limitListEntries(
    describeScalars(
      makeExecutableSchema({
        typeDefs: typeDefs(),
        resolvers,
        resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
      }),
    ),
  );
  return executable;
}

/** Scalars in code replace those of the SDL, descriptions included; this puts them back. */
function describeScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || !type.astNode) continue;
    const specifiedBy = getDirectiveValues(GraphQLSpecifiedByDirective, type.astNode);
    type.description = type.astNode.description?.value;
    type.specifiedByURL = specifiedBy?.['url'] as string | undefined;
  }
  return schema;
}
