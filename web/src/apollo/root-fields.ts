import { Kind, type DocumentNode, type FieldNode } from 'graphql';

/** A root field of an operation: its name in the schema and its key in the response. */
export interface RootField {
  readonly name: string;
  readonly responseKey: string;
  readonly node: FieldNode;
}

/** The root fields of an operation, without those that live in the browser (`@client`). */
export function rootFieldsOf(document: DocumentNode): RootField[] {
  return document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap((operation) => operation.selectionSet.selections)
    .filter((selection) => selection.kind === Kind.FIELD)
    .filter(({ directives }) => !directives?.some(({ name }) => name.value === 'client'))
    .filter(({ name }) => name.value !== '__typename')
    .map((node) => ({
      name: node.name.value,
      responseKey: node.alias?.value ?? node.name.value,
      node,
    }));
}
