import type { GraphQLResolveInfo, ResponsePath } from 'graphql';
import type { CompiledField, CompiledQuery } from './compiled-query.ts';

/** The position of a value in the response. */
export interface ResponsePosition {
  /** Always the same object for the same position: errors are compared by identity. */
  readonly path: ResponsePath;
}

/** The position of an entry of a list. */
export class ListItemPosition implements ResponsePosition {
  readonly #list: ResponsePosition;
  readonly #index: number;
  #path: ResponsePath | undefined;

  /** `index` counts from 0. */
  constructor(list: ResponsePosition, index: number) {
    this.#list = list;
    this.#index = index;
  }

  /** Created on demand: most entries need none. */
  get path(): ResponsePath {
    return (this.#path ??= { prev: this.#list.path, key: this.#index, typename: undefined });
  }
}

/**
 * The fourth argument of a resolver. Getters create the details on demand: a listing calls hundreds
 * of resolvers, and hardly one reads them.
 */
export class FieldInfo implements GraphQLResolveInfo, ResponsePosition {
  readonly #query: CompiledQuery;
  readonly #field: CompiledField;
  readonly #above: ResponsePath | undefined;
  readonly #variables: Readonly<Record<string, unknown>>;
  #path: ResponsePath | undefined;

  /** `above` is the path of the object that has the field; undefined = the root. */
  constructor(
    query: CompiledQuery,
    field: CompiledField,
    above: ResponsePath | undefined,
    variables: Readonly<Record<string, unknown>>,
  ) {
    this.#query = query;
    this.#field = field;
    this.#above = above;
    this.#variables = variables;
  }

  /** The path of the field in the response; created on demand. */
  get path(): ResponsePath {
    const { key, parentType } = this.#field;
    return (this.#path ??= { prev: this.#above, key, typename: parentType.name });
  }

  /** Name in the schema. */
  get fieldName(): string {
    return this.#field.definition.name;
  }

  /** All nodes of the document that select the field. */
  get fieldNodes(): GraphQLResolveInfo['fieldNodes'] {
    return this.#field.nodes;
  }

  /** Type of the field. */
  get returnType(): GraphQLResolveInfo['returnType'] {
    return this.#field.definition.type;
  }

  /** Type that has the field. */
  get parentType(): GraphQLResolveInfo['parentType'] {
    return this.#field.parentType;
  }

  /** The whole schema. */
  get schema(): GraphQLResolveInfo['schema'] {
    return this.#query.schema;
  }

  /** Fragments of the document by name. */
  get fragments(): GraphQLResolveInfo['fragments'] {
    return this.#query.fragments;
  }

  /** There is none. */
  get rootValue(): undefined {
    return undefined;
  }

  /** The operation that runs. */
  get operation(): GraphQLResolveInfo['operation'] {
    return this.#query.operation;
  }

  /** Coerced variables. */
  get variableValues(): Record<string, unknown> {
    return this.#variables;
  }
}
