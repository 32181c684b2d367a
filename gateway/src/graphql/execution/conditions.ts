import {
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  visit,
  type DirectiveNode,
  type DocumentNode,
} from 'graphql';

/** The variables used in `@skip` and `@include`, in the order of their first appearance. */
export function conditionVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  const collect = ({ name, arguments: args = [] }: DirectiveNode): void => {
    if (name.value !== GraphQLSkipDirective.name && name.value !== GraphQLIncludeDirective.name) {
      return;
    }
    for (const { value } of args) {
      if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    }
  };
  visit(document, { Directive: collect });
  return [...names];
}

/**
 * The values of condition variables as a cache key, one character each; null when one of them is
 * neither true nor false, which graphql-js reports.
 */
export function conditionKey(
  names: readonly string[],
  variables: Readonly<Record<string, unknown>>,
): string | null {
  let key = '';
  for (const name of names) {
    const value = variables[name];
    if (typeof value !== 'boolean') return null;
    key += value ? '1' : '0';
  }
  return key;
}
