import { isJsonObject, parseJson } from '../json.ts';
import type { Admission } from '../limits/admission.ts';
import { readJson } from './read-json.ts';
import type { Upload } from './read-upload.ts';
import { RequestError, type HttpRejection } from './request-error.ts';

const NOT_PERCENT_ENCODED: HttpRejection = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'The query of the address is not percent-encoded UTF-8.',
};

/** An operation as received: the bytes of a POST, the query string of a GET, or an upload. */
export type RawOperation = Buffer | string | Upload;

/** An operation that may be executed. */
export interface ReadOperation {
  /** The body; null for GET. */
  readonly json: unknown;
  /** What `json` was read from; null for GET and uploads. */
  readonly text: string | null;
}

/** Reads an operation and checks its limits. Throws a `RequestError` when it must not be executed. */
export function readOperation(sent: RawOperation, admission: Admission): ReadOperation {
  const operation = parse(sent);
  const rejection = admission.rejection(...measured(operation.json, sent));
  if (rejection !== null) throw new RequestError({ status: 400, ...rejection });
  return operation;
}

function parse(sent: RawOperation): ReadOperation {
  if (Buffer.isBuffer(sent)) return readJson(sent);
  if (typeof sent !== 'string') return { json: sent.upload, text: null };
  if (!isPercentEncoded(sent)) throw new RequestError(NOT_PERCENT_ENCODED);
  return { json: null, text: null };
}

/** Whether a query string can be decoded: URLSearchParams replaces invalid sequences. */
function isPercentEncoded(search: string): boolean {
  try {
    decodeURIComponent(search);
    return true;
  } catch {
    return false;
  }
}

/** Document, variables and hash. */
function measured(json: unknown, sent: RawOperation): [unknown, unknown, unknown] {
  if (isJsonObject(json)) return [json['query'], json['variables'], hashOf(json['extensions'])];
  const parameters = new URLSearchParams(typeof sent === 'string' ? sent : '');
  return [
    parameters.get('query'),
    parseJson(parameters.get('variables') ?? ''),
    hashOf(parseJson(parameters.get('extensions') ?? '')),
  ];
}

function hashOf(extensions: unknown): unknown {
  if (!isJsonObject(extensions)) return undefined;
  const { persistedQuery } = extensions;
  return isJsonObject(persistedQuery) ? persistedQuery['sha256Hash'] : undefined;
}
