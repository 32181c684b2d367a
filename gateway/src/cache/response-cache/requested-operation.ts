import { isJsonObject, parseJson } from '../../json.ts';
import { canonicalJson } from './canonical-json.ts';

/** The operation of a request in the usual format. */
export interface RequestedOperation {
  /** The document; null when it is requested by its hash. */
  readonly query: string | null;
  /** SHA-256 of the document; null when the document itself was sent. */
  readonly hash: string | null;
  /** Identifies the operation and its variables, whatever the order of their keys. */
  readonly text: string;
}

const PARTS = new Set(['query', 'operationName', 'variables', 'extensions']);

const SHA256 = /^[0-9a-f]{64}$/;

/**
 * The operation in the JSON of a POST request. Null for every other format than
 * `{ query, operationName, variables, extensions: { persistedQuery } }`, and for document and hash
 * together: such a request registers the document, so Apollo must process it.
 */
export function readJsonOperation(text: string, json: unknown): RequestedOperation | null {
  if (!isJsonObject(json) || !Object.keys(json).every((name) => PARTS.has(name))) return null;
  const { query, operationName, variables, extensions } = json;
  // Parsing loses numbers such as 1.0 and repeated keys.
  const isExact = () => JSON.stringify(json) === text;
  return requested({ query, operationName, variables, extensions }, () =>
    isExact() ? null : text,
  );
}

/** The operation in the URL of a GET request, from the question mark on; null as with JSON. */
export function readSearchOperation(search: string): RequestedOperation | null {
  const parameters = [...new URLSearchParams(search)];
  const parts = new Map(parameters);
  if (parts.size !== parameters.length || ![...parts.keys()].every((name) => PARTS.has(name))) {
    return null;
  }
  const variables = parseRecord(parts.get('variables'));
  const extensions = parseRecord(parts.get('extensions'));
  if (variables === null || extensions === null) return null;
  const written = parts.get('variables');
  const isExact = () => written === undefined || JSON.stringify(variables) === written;
  const query = parts.get('query');
  const operationName = parts.get('operationName');
  return requested({ query, operationName, variables, extensions }, () =>
    isExact() ? null : search,
  );
}

/**
 * `exactText` returns the text of the request when its parsed JSON does not identify it, else null. It is
 * called last: before the other checks, JSON may be too deep to be serialized.
 */
function requested(
  { query, operationName = null, variables = null, extensions = null }: Record<string, unknown>,
  exactText: () => string | null,
): RequestedOperation | null {
  if (operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== null && !isJsonObject(variables)) return null;
  const hash = persistedHash(extensions);
  const rest = () => [operationName, canonicalJson(variables), exactText()];
  if (typeof query === 'string' && query !== '' && hash === null) {
    return { query, hash, text: JSON.stringify(['document', query, ...rest()]) };
  }
  if (query === undefined && typeof hash === 'string') {
    return { query: null, hash, text: JSON.stringify(['hash', hash, ...rest()]) };
  }
  return null;
}

/** The hash of a persisted query; null without extensions, undefined when they are anything else. */
function persistedHash(extensions: unknown): string | null | undefined {
  if (extensions === null) return null;
  if (!isJsonObject(extensions)) return undefined;
  const { persistedQuery, ...others } = extensions;
  if (Object.keys(others).length > 0) return undefined;
  if (!('persistedQuery' in extensions)) return null;
  if (!isJsonObject(persistedQuery)) return undefined;
  const { version, sha256Hash, ...more } = persistedQuery;
  const isPlain = version === 1 && typeof sha256Hash === 'string' && SHA256.test(sha256Hash);
  return isPlain && Object.keys(more).length === 0 ? sha256Hash : undefined;
}

/** Undefined without a text, null when it is not a JSON object. */
function parseRecord(text: string | undefined): Record<string, unknown> | null | undefined {
  if (text === undefined) return undefined;
  const json = parseJson(text);
  return isJsonObject(json) ? json : null;
}
