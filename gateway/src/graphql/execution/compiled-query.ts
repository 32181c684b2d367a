import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLAbstractType,
  GraphQLField,
  GraphQLFieldResolver,
  GraphQLLeafType,
  GraphQLObjectType,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';

/** A compiled query: the parts that are the same for all runs with the same conditions. */
export interface CompiledQuery {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly root: CompiledSelection;
}

/** The selected fields of one type, in the order of the response. */
export interface CompiledSelection {
  readonly type: GraphQLObjectType;
  readonly fields: readonly CompiledField[];
}

/** One field of the response. */
export interface CompiledField {
  /** Its name in the response. */
  readonly key: string;
  /** Its name in the schema. */
  readonly name: string;
  /** All nodes of the document that select it; the first one has the arguments. */
  readonly nodes: readonly [FieldNode, ...FieldNode[]];
  readonly parentType: GraphQLObjectType;
  readonly definition: GraphQLField<unknown, unknown>;
  readonly value: CompiledValue;
  /** Null = the value is the property of that name. */
  readonly resolve: GraphQLFieldResolver<unknown, unknown> | null;
  readonly hasArguments: boolean;
  /** Its type when it is a property that only has to be serialized; else null. */
  readonly plain: GraphQLLeafType | null;
  /** The value of `__typename`; null for other fields. */
  readonly constant: string | null;
}

/** How a value is completed for the response; `isRequired` = it may not be null. */
export type CompiledValue = CompiledLeaf | CompiledList | CompiledObject | CompiledAbstract;

/** A scalar or an enum. */
export interface CompiledLeaf {
  readonly kind: 'leaf';
  readonly isRequired: boolean;
  readonly type: GraphQLLeafType;
}

/** A list. */
export interface CompiledList {
  readonly kind: 'list';
  readonly isRequired: boolean;
  readonly item: CompiledValue;
}

/** An object of a known type. */
export interface CompiledObject {
  readonly kind: 'object';
  readonly isRequired: boolean;
  readonly selection: CompiledSelection;
}

/** An object of one of several types; its `__typename` selects the type. */
export interface CompiledAbstract {
  readonly kind: 'abstract';
  readonly isRequired: boolean;
  readonly type: GraphQLAbstractType;
  readonly selections: ReadonlyMap<string, CompiledSelection>;
}
