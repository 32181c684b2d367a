import {
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  visit,
  type DirectiveNode,
  type DocumentNode,
} from 'graphql';

/** The variables that stand in `@skip` and `@include`, in the order of their first appearance. */
export function conditionVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  const note = ({ name, arguments: given = [] }: DirectiveNode): void => {
    if (name.value !== GraphQLSkipDirective.name && name.value !== GraphQLIncludeDirective.name) {
      return;
    }
    for (const { value } of given) {
      if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    }
  };
  visit(document, { Directive: note });
  return [...names];
}

/**
 * What conditions decide with these variables, as a word of one sign for each; null when one of them
 * is neither true nor false, which graphql-js reports.
 */
export function decisions(
  names: readonly string[],
  variables: Readonly<Record<string, unknown>>,
): string | null {
  let word = '';
  for (const name of names) {
    const value = variables[name];
    if (typeof value !== 'boolean') return null;
    word += value ? '1' : '0';
  }
  return word;
}
