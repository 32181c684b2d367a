import { readFileSync } from 'node:fs';
import {
  concatAST,
  Kind,
  parse,
  print,
  separateOperations,
  Source,
  validate,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
} from 'graphql';
import { Admission } from '../gateway/src/limits/admission.ts';
import { readManifest } from '../gateway/src/trusted-documents/manifest.ts';

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/**
 * The operations of a client, each with its fragments: of manifests (`.json`) as they are, and of
 * `.graphql` files as printed by graphql-js, with `__typename` in every object if the client adds it.
 */
export function readClientDocuments(files: readonly string[], addTypenames: boolean): string[] {
  const manifests = files.filter((file) => file.endsWith('.json'));
  const sources = files.filter((file) => !file.endsWith('.json'));
  const document = concatAST(
    sources.map((file) => parse(new Source(readFileSync(file, 'utf8'), file))),
  );
  const operations = Object.values(
    separateOperations(addTypenames ? withTypenames(document) : document),
  );
  const bodies = [
    ...manifests.flatMap((file) => readManifest(file).map(({ body }) => body)),
    ...operations.map(print),
  ];
  return [...new Set(bodies)];
}

/** Why the gateway would not execute a document; empty when it would. */
export function documentProblems(schema: GraphQLSchema, body: string): string[] {
  const rejection = new Admission().rejection(body, null);
  if (rejection !== null) return [rejection.message];
  return validate(schema, parse(body)).map(({ message }) => message);
}

/** As Apollo Client and urql add it: last in every selection but those of operations. */
function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: (node, _key, parent) => {
      const isRoot =
        parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      const hasTypename = node.selections.some(
        (selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename',
      );
      return isRoot || hasTypename
        ? undefined
        : { ...node, selections: [...node.selections, TYPENAME] };
    },
  });
}
