import {
  GraphQLError,
  isObjectType,
  type GraphQLAbstractType,
  type GraphQLLeafType,
} from 'graphql';
import { inspect } from 'node:util';
import type { FieldInfo } from './field-info.ts';
import type { CompiledAbstract, CompiledField, CompiledSelection } from './compiled-query.ts';
import { isPromise } from './promises.ts';

/**
 * The serialized value of a field that is a property of a record. Undefined for every other field and
 * for every unusual value, which then go through the full execution.
 */
export function plainValue({ plain, name, value }: CompiledField, source: unknown): unknown {
  if (plain === null || typeof source !== 'object' || source === null) return undefined;
  const result = (source as Readonly<Record<string, unknown>>)[name];
  if (result === null || result === undefined) return value.isRequired ? undefined : null;
  if (typeof result === 'object' && (isPromise(result) || result instanceof Error))
    return undefined;
  if (typeof result === 'function') return undefined;
  try {
    return plain.serialize(result) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A scalar or enum as the response has it. Throws when the value does not fit the type. */
export function serialize(type: GraphQLLeafType, value: unknown): unknown {
  const completed: unknown = type.serialize(value);
  if (completed !== null && completed !== undefined) return completed;
  throw new Error(
    `Expected \`${type.name}.serialize(${inspect(value)})\` to return non-nullable value, ` +
      `returned: ${String(completed)}`,
  );
}

/** The error of a required field without a value. */
export function requiredIsNull({ parentType, fieldName }: FieldInfo): Error {
  return new Error(`Cannot return null for non-nullable field ${parentType.name}.${fieldName}.`);
}

/** A list of any kind; throws for everything else, text included. */
export function asIterable(values: unknown, info: FieldInfo): Iterable<unknown> {
  if (isIterable(values)) return values;
  const { parentType, fieldName } = info;
  throw new GraphQLError(
    `Expected Iterable, but did not find one for field "${parentType.name}.${fieldName}".`,
  );
}

function isIterable(values: unknown): values is Iterable<unknown> {
  return (
    typeof values === 'object' &&
    values !== null &&
    Symbol.iterator in values &&
    typeof values[Symbol.iterator] === 'function'
  );
}

/** The selection for the `__typename` of a value; throws when that is not a possible type. */
export function runtimeSelection(
  { type, selections }: CompiledAbstract,
  info: FieldInfo,
  value: unknown,
): CompiledSelection {
  const name = typeNameOf(value);
  const selection = name === null ? undefined : selections.get(name);
  if (selection !== undefined) return selection;
  throw new GraphQLError(wrongType(type, name, info), { nodes: info.fieldNodes });
}

function wrongType(
  { name: abstractType }: GraphQLAbstractType,
  name: string | null,
  info: FieldInfo,
) {
  if (name === null) {
    const field = `${info.parentType.name}.${info.fieldName}`;
    return (
      `Abstract type "${abstractType}" must resolve to an Object type at runtime for field "${field}". ` +
      `Either the "${abstractType}" type should provide a "resolveType" function or each possible type ` +
      'should provide an "isTypeOf" function.'
    );
  }
  const type = info.schema.getType(name);
  const was = `Abstract type "${abstractType}" was resolved to a`;
  if (type === undefined) return `${was} type "${name}" that does not exist inside the schema.`;
  if (!isObjectType(type)) return `${was} non-object type "${name}".`;
  return `Runtime Object type "${name}" is not a possible type for "${abstractType}".`;
}

function typeNameOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('__typename' in value)) return null;
  return typeof value.__typename === 'string' ? value.__typename : null;
}
