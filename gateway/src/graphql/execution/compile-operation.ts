import {
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  OperationTypeNode,
  TypeNameMetaFieldDef,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { collectFields, type SelectionContext } from './collect-fields.ts';
import type {
  CompiledField,
  CompiledQuery,
  CompiledSelection,
  CompiledValue,
} from './compiled-query.ts';

/** Thrown inside this file for an operation that graphql-js has to execute. */
class NotCompilable extends Error {}

/**
 * Compiles a query of a validated document. `variables` are coerced; only those in `@skip` and
 * `@include` matter. Null for what graphql-js has to execute: mutations, introspection, and types
 * with `isTypeOf` or `resolveType`.
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): CompiledQuery | null {
  const queryType = schema.getQueryType();
  if (operation.operation !== OperationTypeNode.QUERY || !queryType) return null;
  const fragments = fragmentsOf(document);
  try {
    const compiler = new Compiler({ schema, fragments, variables });
    const root = compiler.selection(queryType, [operation.selectionSet]);
    return { schema, operation, fragments, root };
  } catch (error) {
    if (error instanceof NotCompilable) return null;
    throw error;
  }
}

function fragmentsOf(document: DocumentNode): Record<string, FragmentDefinitionNode> {
  // Names come from clients, and resolvers see this object.
  const fragments = Object.create(null) as Record<string, FragmentDefinitionNode>;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments[definition.name.value] = definition;
    }
  }
  return fragments;
}

class Compiler {
  readonly #context: SelectionContext;

  constructor(context: SelectionContext) {
    this.#context = context;
  }

  selection(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): CompiledSelection {
    if (type.isTypeOf) throw new NotCompilable();
    const fields = collectFields(this.#context, type, sets);
    return { type, fields: [...fields].map(([key, nodes]) => this.#field(type, key, nodes)) };
  }

  #field(parentType: GraphQLObjectType, key: string, nodes: CompiledField['nodes']): CompiledField {
    const name = nodes[0].name.value;
    const isTypeName = name === TypeNameMetaFieldDef.name;
    const definition = isTypeName ? TypeNameMetaFieldDef : parentType.getFields()[name];
    // Assigning this key would set the prototype of the result.
    if (definition === undefined || key === '__proto__') throw new NotCompilable();
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const value = this.#value(definition.type, sets);
    const resolve = definition.resolve ?? null;
    const hasArguments = definition.args.length > 0;
    const isRead = resolve === null && !hasArguments && value.kind === 'leaf';
    const plain = isRead ? value.type : null;
    const constant = isTypeName ? parentType.name : null;
    const facts = { value, resolve, hasArguments, plain, constant };
    return { key, name, nodes, parentType, definition, ...facts };
  }

  #value(type: GraphQLOutputType, sets: readonly SelectionSetNode[]): CompiledValue {
    const isRequired = isNonNullType(type);
    const inner = isNonNullType(type) ? type.ofType : type;
    if (isLeafType(inner)) return { kind: 'leaf', isRequired, type: inner };
    if (isListType(inner)) {
      return { kind: 'list', isRequired, item: this.#value(inner.ofType, sets) };
    }
    if (!isAbstractType(inner)) {
      return { kind: 'object', isRequired, selection: this.selection(inner, sets) };
    }
    if (inner.resolveType) throw new NotCompilable();
    const possible = this.#context.schema.getPossibleTypes(inner);
    const selections = new Map(possible.map((one) => [one.name, this.selection(one, sets)]));
    return { kind: 'abstract', isRequired, type: inner, selections };
  }
}
