import type { GraphQLResolveInfo, ResponsePath } from 'graphql';
import type { FieldPlan, OperationPlan } from './plan.ts';

/** Where a value stands in the response. */
export interface Place {
  /** Always the same object for the same place, since errors are distinguished by it. */
  readonly path: ResponsePath;
}

/** The place of an entry of a list. */
export class ItemPlace implements Place {
  readonly #list: Place;
  readonly #index: number;
  #path: ResponsePath | undefined;

  /** `index` counts from 0. */
  constructor(list: Place, index: number) {
    this.#list = list;
    this.#index = index;
  }

  /** Created on demand: most entries need none. */
  get path(): ResponsePath {
    return (this.#path ??= { prev: this.#list.path, key: this.#index, typename: undefined });
  }
}

/**
 * The fourth argument of a resolver: facts about its field. Everything is looked up only
 * when a resolver asks: a listing calls hundreds of them, and hardly one does.
 */
export class FieldInfo implements GraphQLResolveInfo, Place {
  readonly #plan: OperationPlan;
  readonly #field: FieldPlan;
  readonly #above: ResponsePath | undefined;
  readonly #variables: Readonly<Record<string, unknown>>;
  #path: ResponsePath | undefined;

  /** `above` is the place of the object that has the field; undefined = the root. */
  constructor(
    plan: OperationPlan,
    field: FieldPlan,
    above: ResponsePath | undefined,
    variables: Readonly<Record<string, unknown>>,
  ) {
    this.#plan = plan;
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

  /** All places of the document that ask for the field. */
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
    return this.#plan.schema;
  }

  /** Fragments of the document by name. */
  get fragments(): GraphQLResolveInfo['fragments'] {
    return this.#plan.fragments;
  }

  /** There is none. */
  get rootValue(): undefined {
    return undefined;
  }

  /** The operation that runs. */
  get operation(): GraphQLResolveInfo['operation'] {
    return this.#plan.operation;
  }

  /** Coerced variables. */
  get variableValues(): Record<string, unknown> {
    return this.#variables;
  }
}
