import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { LocalState } from '@apollo/client/local-state';
import {
  Kind,
  OperationTypeNode,
  print,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import { EMPTY } from 'rxjs';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

/**
 * Every operation that the storefront sends, as text: the generated documents after Apollo Client has
 * added `__typename` and removed client-only fields. Operations on client-only data alone are left out.
 */
export async function storefrontDocuments(): Promise<string[]> {
  const sent = new Set<string>();
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    localState: new LocalState({}),
    link: new ApolloLink(({ query }) => {
      sent.add(print(query));
      return EMPTY;
    }),
  });
  for (const document of await generatedDocuments()) {
    const operation = sentOperationOf(document);
    if (operation === undefined) continue;
    const run =
      operation.operation === OperationTypeNode.MUTATION
        ? client.mutate({ mutation: document, fetchPolicy: 'no-cache' })
        : client.query({ query: document, fetchPolicy: 'no-cache' });
    // There is no response: only what is sent matters.
    await run.catch(() => undefined);
  }
  return [...sent].sort();
}

async function generatedDocuments(): Promise<DocumentNode[]> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.generated.ts'))
    .map((file) => pathToFileURL(join(SOURCES, file)).href);
  const modules = await Promise.all(
    files.map((file) => import(file) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((exports) => Object.values(exports)).filter(isDocument);
}

function isDocument(value: unknown): value is DocumentNode {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Document'
  );
}

/** The operation of a document, unless it has client-only fields alone. */
function sentOperationOf({ definitions }: DocumentNode): OperationDefinitionNode | undefined {
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .find(({ selectionSet }) =>
      selectionSet.selections.some(
        ({ directives }) => !directives?.some(({ name }) => name.value === 'client'),
      ),
    );
}
