import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { Manifest } from '../gateway/src/trusted-documents/manifest.ts';
import { operationOf } from './manifests.ts';

/** A part of the schema that an operation of a client uses. */
export interface Usage {
  /** `Type`, `Type.field`, `Type.field(argument:)`, `Input.field` or `Enum.VALUE`. */
  readonly coordinate: string;
  readonly client: string;
  /** Empty for an operation without a name. */
  readonly operation: string;
  /** Whether the operation does not name it, but the values of its variables may. */
  readonly isPossible: boolean;
}

/** What the operations of all clients use. Values of variables are not known: all that they may have counts. */
export function fieldUsage(schema: GraphQLSchema, manifests: readonly Manifest[]): Usage[] {
  return manifests.flatMap(({ client, documents }) =>
    documents.flatMap(({ body }) => {
      const operation = operationOf(body).name?.value ?? '';
      const { named, possible } = coordinatesOf(schema, body);
      return [...new Set([...named, ...possible])].map((coordinate) => ({
        coordinate,
        client,
        operation,
        isPossible: !named.has(coordinate),
      }));
    }),
  );
}

/** The usages that end with a part of the schema; a type includes its fields, a field its arguments. */
export function usagesOf(usages: readonly Usage[], removed: string): Usage[] {
  const parts = [`${removed}.`, `${removed}(`];
  return usages.filter(
    ({ coordinate }) => coordinate === removed || parts.some((part) => coordinate.startsWith(part)),
  );
}

/** What a removal breaks, in one line. */
export function usageText({ client, operation, coordinate, isPossible }: Usage): string {
  return isPossible
    ? `${client}: ${operation}: ${coordinate} may be sent in variables`
    : `${client}: ${operation} uses ${coordinate}`;
}

/** One line for each part of the schema: its clients with the number of their operations. */
export function usageSummary(usages: readonly Usage[]): string[] {
  const counts = new Map<string, Map<string, number>>();
  for (const { coordinate, client } of usages) {
    const clients = counts.get(coordinate) ?? new Map<string, number>();
    counts.set(coordinate, clients.set(client, (clients.get(client) ?? 0) + 1));
  }
  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([coordinate, clients]) => {
      const parts = [...clients].map(([client, count]) => `${client} (${String(count)})`);
      return `${coordinate}: ${parts.join(', ')}`;
    });
}

function coordinatesOf(schema: GraphQLSchema, body: string) {
  const named = new Set<string>();
  const possible = new Set<string>();
  const info = new TypeInfo(schema);
  const field = () => `${info.getParentType()?.name ?? '?'}.${info.getFieldDef()?.name ?? '?'}`;
  const visitor = {
    Field: (node: { readonly name: { readonly value: string } }) => {
      const { value: name } = node.name;
      if (name.startsWith('__')) return;
      // Of a field that is gone already only the type is known.
      named.add(`${info.getParentType()?.name ?? '?'}.${name}`);
      const type = info.getType();
      if (type) named.add(getNamedType(type).name);
    },
    Argument: (node: { readonly name: { readonly value: string } }) => {
      if (info.getDirective() === null) named.add(`${field()}(${node.name.value}:)`);
    },
    ObjectField: (node: { readonly name: { readonly value: string } }) => {
      const input = info.getParentInputType();
      if (input) named.add(`${getNamedType(input).name}.${node.name.value}`);
    },
    EnumValue: (node: { readonly value: string }) => {
      const type = info.getInputType();
      if (type) named.add(`${getNamedType(type).name}.${node.value}`);
    },
    NamedType: (node: { readonly name: { readonly value: string } }) => {
      named.add(node.name.value);
      addValues(schema.getType(node.name.value), possible);
    },
  };
  visit(parse(body), visitWithTypeInfo(info, visitor));
  return { named, possible };
}

/** Adds what a value of an input type may have; nothing for other types. */
function addValues(type: GraphQLNamedType | undefined, found: Set<string>): void {
  if (isEnumType(type)) {
    for (const { name } of type.getValues()) found.add(`${type.name}.${name}`);
  }
  if (!isInputObjectType(type)) return;
  for (const field of Object.values(type.getFields())) {
    const coordinate = `${type.name}.${field.name}`;
    if (found.has(coordinate)) continue;
    const inner = getNamedType(field.type);
    found.add(coordinate).add(inner.name);
    addValues(inner, found);
  }
}
