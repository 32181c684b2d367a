import { Kind, type DocumentNode, type FieldNode } from 'graphql';

/** A root field of an operation: its name in the schema and its key in the response. */
export interface RootField {
  readonly name: string;
  readonly responseKey: string;
  readonly node: FieldNode;
}

/** A field that can fail on its own, and the path of its errors. */
export interface ReadField {
  readonly name: string;
  /** Its key in the response. */
  readonly responseKey: string;
  readonly path: readonly string[];
}

/**
 * The fields of an operation that fail on their own: the lists of a customer instead of `me`, so that each failure
 * is reported under its own name; otherwise the root fields.
 */
export function readFieldsOf(document: DocumentNode): ReadField[] {
  return rootFieldsOf(document).flatMap(({ name, responseKey, node }) => {
    const inner = name === 'me' ? (node.selectionSet?.selections ?? []) : [];
    const lists = inner
      .filter((selection) => selection.kind === Kind.FIELD)
      .filter(({ selectionSet }) => selectionSet !== undefined)
      .map((list) => asReadField(list, [responseKey]));
    return lists.length > 0 ? lists : [{ name, responseKey, path: [responseKey] }];
  });
}

function asReadField({ name, alias }: FieldNode, above: readonly string[]): ReadField {
  const responseKey = alias?.value ?? name.value;
  return { name: name.value, responseKey, path: [...above, responseKey] };
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
