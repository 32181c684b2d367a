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
export interface OperationPlan {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly root: SelectionPlan;
}

/** The fields that are asked of one type, in the order of the response. */
export interface SelectionPlan {
  readonly type: GraphQLObjectType;
  readonly fields: readonly FieldPlan[];
}

/** One field of the response. */
export interface FieldPlan {
  /** Its name in the response. */
  readonly key: string;
  /** Its name in the schema. */
  readonly name: string;
  /** All places of the document that ask for it; the first one has the arguments. */
  readonly nodes: readonly [FieldNode, ...FieldNode[]];
  readonly parentType: GraphQLObjectType;
  readonly definition: GraphQLField<unknown, unknown>;
  readonly value: ValuePlan;
  /** Null = it is the property of that name. */
  readonly resolve: GraphQLFieldResolver<unknown, unknown> | null;
  readonly hasArguments: boolean;
  /** Its type when it is a property that needs nothing but serialising; else null. */
  readonly plain: GraphQLLeafType | null;
  /** What it always is, for `__typename`; else null. */
  readonly constant: string | null;
}

/** How a value is made ready for the response; `isRequired` = it may not be null. */
export type ValuePlan = LeafPlan | ListPlan | ObjectPlan | AbstractPlan;

/** A scalar or an enum. */
export interface LeafPlan {
  readonly kind: 'leaf';
  readonly isRequired: boolean;
  readonly type: GraphQLLeafType;
}

/** A list. */
export interface ListPlan {
  readonly kind: 'list';
  readonly isRequired: boolean;
  readonly item: ValuePlan;
}

/** An object of a known type. */
export interface ObjectPlan {
  readonly kind: 'object';
  readonly isRequired: boolean;
  readonly selection: SelectionPlan;
}

/** An object of one of several types, which it names itself as `__typename`. */
export interface AbstractPlan {
  readonly kind: 'abstract';
  readonly isRequired: boolean;
  readonly type: GraphQLAbstractType;
  readonly selections: ReadonlyMap<string, SelectionPlan>;
}
