import {
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
} from 'graphql';
import { typeLifetimes } from '../type-lifetimes.ts';

/**
 * How long a response to a document may be cached for all clients, in ms: the least lifetime of its
 * types. Null when a part of it is personal, changes something, or describes the schema.
 */
export function documentLifetime(schema: GraphQLSchema, document: DocumentNode): number | null {
  const names = new Set<string>();
  const typeInfo = new TypeInfo(schema);
  const visitor = {
    OperationDefinition: () => void names.add(String(typeInfo.getType())),
    // The type of a field with its lists and required marks taken off; leaves have no lifetime.
    Field: (field: FieldNode) => {
      if (field.selectionSet) names.add(String(typeInfo.getType()).replace(/[[\]!]/g, ''));
    },
  };
  visit(document, visitWithTypeInfo(typeInfo, visitor));
  const lifetimes = [...names].map((name) => typeLifetimes.get(name));
  if (lifetimes.includes(undefined)) return null;
  const limits = lifetimes.filter((lifetime) => typeof lifetime === 'number');
  return limits.length === 0 ? null : Math.min(...limits);
}
