import {
  defaultFieldResolver,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { GatewayContext } from '../graphql/context.ts';

type Resolve = GraphQLFieldResolver<unknown, GatewayContext>;

/**
 * Counts the entries of every field that is a list of objects. A category has a parent, which has children:
 * a document of a few lines could request more of them than fit into the memory.
 */
export function limitListEntries(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (isListOfObjects(field.type)) field.resolve = counting(field.resolve);
    }
  }
  return schema;
}

function isListOfObjects(type: GraphQLOutputType): boolean {
  const list = getNullableType(type);
  return isListType(list) && isCompositeType(getNullableType(list.ofType));
}

function counting(resolve: Resolve = defaultFieldResolver): Resolve {
  return (source, args, context, info) => {
    const count = (entries: unknown): unknown => {
      if (Array.isArray(entries)) context.listEntries.add(entries.length, info);
      return entries;
    };
    const entries = resolve(source, args, context, info);
    return entries instanceof Promise ? entries.then(count) : count(entries);
  };
}
