import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  typeFromAST,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type NamedTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** The inputs that determine which fields a selection requests of a type. */
export interface SelectionContext {
  readonly schema: GraphQLSchema;
  /** By name. */
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Coerced; those in conditions decide what is left out. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The requested fields by response name, in the order of the response. */
export type CollectedFields = Map<string, [FieldNode, ...FieldNode[]]>;

/**
 * Puts the fragments in and leaves out what conditions exclude, as the GraphQL specification
 * ("CollectFields") has it. `sets` are the selections of all fields with the same response name.
 */
export function collectFields(
  context: SelectionContext,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): CollectedFields {
  const fields: CollectedFields = new Map();
  // A fragment counts once: the first spread that no condition excludes.
  const seen = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD && seen.has(selection.name.value)) continue;
      if (!isIncluded(context, selection)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const known = fields.get(key);
        if (known === undefined) fields.set(key, [selection]);
        else known.push(selection);
        continue;
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD) seen.add(selection.name.value);
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection
          : context.fragments[selection.name.value];
      if (fragment !== undefined && isFor(context.schema, fragment.typeCondition, type)) {
        collect(fragment.selectionSet);
      }
    }
  };
  sets.forEach(collect);
  return fields;
}

function isIncluded({ variables }: SelectionContext, selection: SelectionNode): boolean {
  if (selection.directives === undefined || selection.directives.length === 0) return true;
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variables);
  if (skip?.['if'] === true) return false;
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, variables);
  return include?.['if'] !== false;
}

function isFor(
  schema: GraphQLSchema,
  condition: NamedTypeNode | undefined,
  type: GraphQLObjectType,
): boolean {
  if (condition === undefined) return true;
  const conditionType = typeFromAST(schema, condition);
  return (
    conditionType === type ||
    (isAbstractType(conditionType) && schema.isSubType(conditionType, type))
  );
}
