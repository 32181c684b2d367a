import {
  Kind,
  type ArgumentNode,
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  type SelectionSetNode,
  type TypeNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';

/** `before`, the parts and `after`; nothing when there are no parts. */
function list<Part>(
  [before, after]: readonly [string, string],
  parts: readonly Part[] | undefined,
  print: (part: Part) => string,
): string {
  return parts === undefined || parts.length === 0
    ? ''
    : before + parts.map(print).join(' ') + after;
}

function value(node: ValueNode): string {
  switch (node.kind) {
    case Kind.VARIABLE:
      return `$${node.name.value}`;
    case Kind.NULL:
      return 'null';
    case Kind.STRING:
      return JSON.stringify(node.value);
    case Kind.LIST:
      return `[${node.values.map(value).join(' ')}]`;
    case Kind.OBJECT:
      return `{${node.fields.map((field) => `${field.name.value}:${value(field.value)}`).join(' ')}}`;
    default:
      return String(node.value);
  }
}

const argument = (node: ArgumentNode) => `${node.name.value}:${value(node.value)}`;

const directives = (nodes: readonly DirectiveNode[] | undefined) =>
  list(
    [' ', ''],
    nodes,
    (node) => `@${node.name.value}${list(['(', ')'], node.arguments, argument)}`,
  );

function type(node: TypeNode): string {
  if (node.kind === Kind.NON_NULL_TYPE) return `${type(node.type)}!`;
  return node.kind === Kind.LIST_TYPE ? `[${type(node.type)}]` : node.name.value;
}

const variable = (node: VariableDefinitionNode) =>
  `$${node.variable.name.value}:${type(node.type)}` +
  (node.defaultValue ? `=${value(node.defaultValue)}` : '') +
  directives(node.directives);

const selections = (node: SelectionSetNode | undefined): string =>
  list(['{', '}'], node?.selections, (selection) => {
    if (selection.kind === Kind.FIELD) {
      const alias = selection.alias ? `${selection.alias.value}:` : '';
      return (
        alias +
        selection.name.value +
        list(['(', ')'], selection.arguments, argument) +
        directives(selection.directives) +
        selections(selection.selectionSet)
      );
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      return `...${selection.name.value}${directives(selection.directives)}`;
    }
    const condition = selection.typeCondition ? ` on ${selection.typeCondition.name.value}` : '';
    return `...${condition}${directives(selection.directives)}${selections(selection.selectionSet)}`;
  });

function definition(node: DefinitionNode): string {
  if (node.kind === Kind.OPERATION_DEFINITION) {
    const name = node.name ? ` ${node.name.value}` : '';
    const variables = list(['(', ')'], node.variableDefinitions, variable);
    return (
      node.operation +
      name +
      variables +
      directives(node.directives) +
      selections(node.selectionSet)
    );
  }
  if (node.kind === Kind.FRAGMENT_DEFINITION) {
    const on = node.typeCondition.name.value;
    return `fragment ${node.name.value} on ${on}${directives(node.directives)}${selections(node.selectionSet)}`;
  }
  throw new Error(`A request has no ${node.kind}`);
}

/**
 * The text of a request: operations and fragments, without line breaks. The printer of the GraphQL
 * library also knows schemas and layout, which no browser needs; it is replaced by this one there.
 */
export const print = (document: DocumentNode): string =>
  document.definitions.map(definition).join('\n');
