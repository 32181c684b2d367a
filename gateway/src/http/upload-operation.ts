import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import { parseDocument } from '../limits/parse-document.ts';
import type { ReceivedFile } from '../graphql/scalars/received-file.ts';
import { isJsonObject, parseJson } from '../json.ts';
import { RequestError } from './request-error.ts';

/** The JSON of an operation before its file is read. */
export interface UploadOperation {
  readonly json: unknown;
  /** Puts the file at the path in `map`. */
  readonly put: (file: ReceivedFile) => void;
}

/** The one root field that may be sent with a file. */
const UPLOAD_FIELD = 'uploadReceipt';

/** Maximum depth of the path of a file below `variables`. */
const LEVELS_MAX = 5;

const NOT_FOR_UPLOADS = `Only the mutation ${UPLOAD_FIELD}, alone, may be sent as multipart/form-data.`;
const BAD_OPERATIONS = 'The field "operations" must be one operation as JSON.';
const BAD_MAP =
  'The field "map" must name one file and one variable that is null, e.g. {"0":["variables.input.receipt"]}.';

/**
 * Reads the fields of a GraphQL multipart request that come before its file. `fileField` is the name
 * of the part with the file. Throws a `RequestError` when the operation may not be sent with a file.
 */
export function readUploadOperation(
  operations: string,
  map: string,
  fileField: string,
): UploadOperation {
  const json = parseObject(operations);
  if (json === null) throw rejected(BAD_OPERATIONS);
  if (!isUpload(json['query'], json['operationName'])) {
    throw rejected(NOT_FOR_UPLOADS, 'UPLOAD_NOT_ALLOWED');
  }
  const path = filePath(map, fileField);
  const holder = path === null ? null : findHolder(json, path.slice(0, -1));
  const key = path?.at(-1) ?? '';
  if (holder === null || !Object.hasOwn(holder, key) || holder[key] !== null) {
    throw rejected(BAD_MAP);
  }
  return { json, put: (file) => (holder[key] = file) };
}

function rejected(message: string, code = 'BAD_REQUEST'): RequestError {
  return new RequestError({ status: 400, code, message, headers: { connection: 'close' } });
}

function parseObject(text: string): Record<string, unknown> | null {
  const value = parseJson(text);
  return isJsonObject(value) ? value : null;
}

/** The path of the only file, below `variables`. */
function filePath(map: string, fileField: string): string[] | null {
  const entries = Object.entries(parseObject(map) ?? {});
  const [field, paths] = entries[0] ?? [];
  if (entries.length !== 1 || field !== fileField) return null;
  if (!Array.isArray(paths) || paths.length !== 1) return null;
  const first: unknown = paths[0];
  const path = typeof first === 'string' ? first.split('.') : [];
  const isBelow = path[0] === 'variables' && path.length > 1 && path.length <= LEVELS_MAX + 1;
  return isBelow ? path : null;
}

function findHolder(
  json: Record<string, unknown>,
  path: readonly string[],
): Record<string, unknown> | null {
  let holder = json;
  for (const key of path) {
    const next = Object.hasOwn(holder, key) ? holder[key] : null;
    if (!isJsonObject(next)) return null;
    holder = next;
  }
  return holder;
}

/** Whether the selected operation is the mutation that accepts a file, alone. */
function isUpload(query: unknown, operationName: unknown): boolean {
  const document = typeof query === 'string' ? parseDocument(query) : null;
  const operations = (document?.definitions ?? []).filter(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION,
  );
  const isNamed = typeof operationName === 'string';
  const chosen = isNamed
    ? operations.filter(({ name }) => name?.value === operationName)
    : operations;
  const [operation] = chosen;
  const [field] = operation?.selectionSet.selections ?? [];
  return (
    chosen.length === 1 &&
    operation?.operation === OperationTypeNode.MUTATION &&
    operation.selectionSet.selections.length === 1 &&
    field?.kind === Kind.FIELD &&
    field.name.value === UPLOAD_FIELD
  );
}
