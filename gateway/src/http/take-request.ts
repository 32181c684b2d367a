import type { IncomingMessage } from 'node:http';
import type { Admission } from '../limits/admission.ts';
import { bearerToken } from './caller.ts';
import type { HeldBytes } from './held-bytes.ts';
import type { HttpRefusal } from './json-reply.ts';
import { parseJsonBytes, readJsonBytes } from './read-body.ts';
import { isMultipart, readUpload } from './read-upload.ts';

const NOT_A_TOKEN: HttpRefusal = {
  status: 401,
  code: 'UNAUTHENTICATED',
  message: 'Send the token as "Authorization: Bearer <token>", or leave the header out.',
};

const NOT_A_METHOD: HttpRefusal = {
  status: 405,
  code: 'METHOD_NOT_ALLOWED',
  message: 'Use GET or POST.',
  headers: { allow: 'GET, POST' },
};

const NOT_PERCENT_ENCODED: HttpRefusal = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'The query of the address is not percent-encoded UTF-8.',
};

/** The body of a POST, unread; the search of a GET; an upload, which is read on its way. */
export type Sent = Buffer | string | { readonly upload: unknown };

/** A request as it came, or why it may not go on. */
export type TakenRequest =
  | { readonly refusal: HttpRefusal }
  | {
      readonly refusal: null;
      readonly token: string | null;
      readonly sent: Sent;
      /** Frees what was kept of the body. */
      readonly release: () => void;
    };

/** What a request asks for, or why it may not go on to Apollo. */
export type ReadOperation =
  | { readonly refusal: HttpRefusal }
  | {
      readonly refusal: null;
      /** The body; null for GET. */
      readonly json: unknown;
      /** What `json` was read from; null for GET and uploads. */
      readonly text: string | null;
    };

const nothing = (): void => undefined;

/** Takes method, token and body of a request. `search` begins with its question mark. */
export async function takeRequest(
  request: IncomingMessage,
  search: string,
  held: HeldBytes,
): Promise<TakenRequest> {
  if (request.method !== 'GET' && request.method !== 'POST') return { refusal: NOT_A_METHOD };
  const token = bearerToken(request);
  if (token === undefined) return { refusal: NOT_A_TOKEN };
  if (request.method === 'GET') return { refusal: null, token, sent: search, release: nothing };
  if (isMultipart(request)) {
    const body = await readUpload(request, held);
    if (!body.ok) return { refusal: body.refusal };
    return { refusal: null, token, sent: { upload: body.json }, release: body.release };
  }
  const body = await readJsonBytes(request);
  if (!body.ok) return { refusal: body.refusal };
  return { refusal: null, token, sent: body.bytes, release: nothing };
}

/** Reads what was sent, and measures it before anybody works on it. */
export function readOperation(sent: Sent, search: string, admission: Admission): ReadOperation {
  const body = readSent(sent);
  if (!body.ok) return { refusal: body.refusal };
  const { json, text } = body;
  const rejection = admission.rejection(...operationOf(json, search));
  if (rejection === null) return { refusal: null, json, text };
  return { refusal: { status: 400, ...rejection } };
}

function readSent(sent: Sent) {
  if (Buffer.isBuffer(sent)) return parseJsonBytes(sent);
  if (typeof sent === 'string' && !isPercentEncoded(sent)) {
    return { ok: false, refusal: NOT_PERCENT_ENCODED } as const;
  }
  return { ok: true, json: typeof sent === 'string' ? null : sent.upload, text: null } as const;
}

/** Whether a search is whole: readers of searches put other characters where it is not. */
function isPercentEncoded(search: string): boolean {
  try {
    decodeURIComponent(search);
    return true;
  } catch {
    return false;
  }
}

/** Document and variables of a request, unread. */
function operationOf(json: unknown, search: string): [unknown, unknown] {
  if (typeof json === 'object' && json !== null) {
    return ['query' in json ? json.query : null, 'variables' in json ? json.variables : null];
  }
  const parameters = new URLSearchParams(search);
  return [parameters.get('query'), parseVariables(parameters.get('variables'))];
}

function parseVariables(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
