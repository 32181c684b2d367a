import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import { documentHash } from '../gateway/src/trusted-documents/manifest.ts';

/** Where the gateway reads manifests without `TRUSTED_DOCUMENTS_DIR`. */
export const MANIFEST_FOLDER = 'schema/documents';

/** The operation of a document that has one. */
export function operationOf(body: string): OperationDefinitionNode {
  const operation = parse(body).definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operation === undefined) throw new Error(`The document has no operation: ${body}`);
  return operation;
}

/** Writes a manifest of documents in the form of `@apollo/generate-persisted-query-manifest`. */
export function writeManifest(file: string, bodies: readonly string[]): void {
  const operations = bodies.map((body) => {
    const { name, operation } = operationOf(body);
    return { id: documentHash(body), name: name?.value ?? '', type: operation, body };
  });
  const manifest = { format: 'apollo-persisted-query-manifest', version: 1, operations };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
