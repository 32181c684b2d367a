import {
  getNamedType,
  isAbstractType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
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
    Field: () => {
      const type = getNamedType(typeInfo.getType());
      if (isObjectType(type)) names.add(type.name);
      else if (isAbstractType(type)) {
        for (const { name } of schema.getPossibleTypes(type)) names.add(name);
      }
    },
  };
  visit(document, visitWithTypeInfo(typeInfo, visitor));
  const lifetimes = [...names].map((name) => typeLifetimes.get(name));
  if (lifetimes.includes(undefined)) return null;
  const limits = lifetimes.filter((lifetime) => typeof lifetime === 'number');
  return limits.length === 0 ? null : Math.min(...limits);
}
