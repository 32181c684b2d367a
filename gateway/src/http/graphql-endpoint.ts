import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  HeaderMap,
  type ApolloServer,
  type BaseContext,
  type HTTPGraphQLRequest,
} from '@apollo/server';
import type { Caller } from '../context.ts';
import { Admission } from '../limits/admission.ts';
import { UPLOAD_LIMITS } from '../limits/limits.ts';
import { bearerToken } from './caller.ts';
import { sendRefusal, type HttpRefusal } from './json-reply.ts';
import { HeldBytes } from './held-bytes.ts';
import { readJsonBody } from './read-body.ts';
import { isMultipart, readUpload, type UploadBody } from './read-upload.ts';
import { sendWhole } from './whole-reply.ts';

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

/** Answers one request at the GraphQL address. */
export type GraphqlEndpoint = (
  request: IncomingMessage,
  response: ServerResponse,
  call: {
    readonly search: string;
    readonly requestId: string;
    readonly address: string | null;
  },
) => Promise<void>;

/**
 * GraphQL over HTTP, GET and POST, without a framework in between. `apollo` must be started;
 * `contextOf` makes what its resolvers work with, `onRefused` is told what did not come so far.
 */
export function graphqlEndpoint<Context extends BaseContext>(
  apollo: ApolloServer<Context>,
  contextOf: (caller: Caller) => Promise<Context>,
  onRefused: (refusal: HttpRefusal, requestId: string) => void = () => undefined,
): GraphqlEndpoint {
  const admission = new Admission();
  const held = new HeldBytes(UPLOAD_LIMITS.heldBytes);
  return async (request, response, { search, ...caller }) => {
    const read = await readRequest(request, search, admission, held);
    if (read.refusal !== null) {
      onRefused(read.refusal, caller.requestId);
      sendRefusal(response, read.refusal);
      return;
    }
    response.once('close', read.release);
    const { token, json } = read;
    const reply = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: toApollo(request, search, json),
      context: () => contextOf({ ...caller, token, headers: request.headers }),
    });
    for (const [name, value] of reply.headers) response.setHeader(name, value);
    response.statusCode = reply.status ?? 200;
    if (reply.body.kind === 'complete') {
      sendWhole(request, response, reply.body.string);
    } else {
      for await (const chunk of reply.body.asyncIterator) response.write(chunk);
      response.end();
    }
  };
}

/** Token and body of a request that may go on to Apollo, or why it may not. */
type ReadRequest =
  | { readonly refusal: HttpRefusal }
  | {
      readonly refusal: null;
      readonly token: string | null;
      readonly json: unknown;
      /** Frees what was kept of the body. */
      readonly release: () => void;
    };

const nothing = (): void => undefined;

async function readRequest(
  request: IncomingMessage,
  search: string,
  admission: Admission,
  held: HeldBytes,
): Promise<ReadRequest> {
  if (request.method !== 'GET' && request.method !== 'POST') return { refusal: NOT_A_METHOD };
  const token = bearerToken(request);
  if (token === undefined) return { refusal: NOT_A_TOKEN };
  const body = request.method === 'POST' ? await readBody(request, held) : null;
  if (body?.ok === false) return { refusal: body.refusal };
  const json = body?.json ?? null;
  const excess = admission.excess(...operationOf(json, search));
  const release = body?.release ?? nothing;
  if (excess === null) return { refusal: null, token, json, release };
  release();
  const message = `The operation is too large: ${excess}.`;
  return { refusal: { status: 400, code: 'OPERATION_TOO_LARGE', message } };
}

async function readBody(request: IncomingMessage, held: HeldBytes): Promise<UploadBody> {
  if (isMultipart(request)) return readUpload(request, held);
  const body = await readJsonBody(request);
  return body.ok ? { ...body, release: nothing } : body;
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

function toApollo(request: IncomingMessage, search: string, body: unknown): HTTPGraphQLRequest {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return { method: request.method ?? 'GET', headers, search, body };
}
