import {
  getNamedType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLSchema,
} from 'graphql';
import type { Manifest } from '../gateway/src/trusted-documents/manifest.ts';
import { operationOf } from './manifests.ts';

/** A part of the schema that an operation of a client names. */
export interface Usage {
  /** `Type`, `Type.field`, `Type.field(argument:)`, `Input.field` or `Enum.VALUE`. */
  readonly coordinate: string;
  readonly client: string;
  /** Empty for an operation without a name. */
  readonly operation: string;
}

/** What the operations of all clients name. Values of variables are not known: only their types are. */
export function fieldUsage(schema: GraphQLSchema, manifests: readonly Manifest[]): Usage[] {
  return manifests.flatMap(({ client, documents }) =>
    documents.flatMap(({ body }) => {
      const operation = operationOf(body).name?.value ?? '';
      return [...coordinatesOf(schema, body)].map((coordinate) => ({
        coordinate,
        client,
        operation,
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

function coordinatesOf(schema: GraphQLSchema, body: string): Set<string> {
  const found = new Set<string>();
  const info = new TypeInfo(schema);
  const field = () => `${info.getParentType()?.name ?? '?'}.${info.getFieldDef()?.name ?? '?'}`;
  const visitor = {
    Field: (node: { readonly name: { readonly value: string } }) => {
      const { value: name } = node.name;
      if (name.startsWith('__')) return;
      // Of a field that is gone already only the type is known.
      found.add(`${info.getParentType()?.name ?? '?'}.${name}`);
      const type = info.getType();
      if (type) found.add(getNamedType(type).name);
    },
    Argument: (node: { readonly name: { readonly value: string } }) => {
      if (info.getDirective() === null) found.add(`${field()}(${node.name.value}:)`);
    },
    ObjectField: (node: { readonly name: { readonly value: string } }) => {
      const input = info.getParentInputType();
      if (input) found.add(`${getNamedType(input).name}.${node.name.value}`);
    },
    EnumValue: (node: { readonly value: string }) => {
      const type = info.getInputType();
      if (type) found.add(`${getNamedType(type).name}.${node.value}`);
    },
    NamedType: (node: { readonly name: { readonly value: string } }) => {
      found.add(node.name.value);
    },
  };
  visit(parse(body), visitWithTypeInfo(info, visitor));
  return found;
}
