import type { ApolloServer, BaseContext } from '@apollo/server';
import cors from '@fastify/cors';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { OPERATION_LIMITS, UPLOAD_LIMITS } from '../limits/limits.ts';
import { DEPRECATED_FIELDS } from '../plugins/deprecated-fields.ts';
import { discardBody } from './discard-body.ts';
import { graphqlHandler, type GraphqlHandlerOptions } from './graphql-handler.ts';
import { NOT_JSON_TYPE, requirePlainUtf8 } from './read-json.ts';
import { isMultipart, readUpload, requireUploadHeaders } from './read-upload.ts';
import { RequestError, sendRejection, type HttpRejection } from './request-error.ts';
import { bearerToken } from './request-headers.ts';
import { UploadMemory } from './upload-memory.ts';

/** Options of the GraphQL routes. */
export interface GraphqlRouteOptions<
  Context extends BaseContext,
> extends GraphqlHandlerOptions<Context> {
  /** Origins whose pages may read responses. */
  readonly corsOrigins: readonly string[];
  /** Receives every request that did not reach Apollo. */
  readonly onRejected: (rejection: HttpRejection, requestId: string) => void;
}

const NOT_A_METHOD: HttpRejection = {
  status: 405,
  code: 'METHOD_NOT_ALLOWED',
  message: 'Use GET or POST.',
  headers: { allow: 'GET, POST' },
};

const NOT_A_TOKEN: HttpRejection = {
  status: 401,
  code: 'UNAUTHENTICATED',
  message: 'Send the token as "Authorization: Bearer <token>", or leave the header out.',
};

const TOO_LARGE: HttpRejection = {
  status: 413,
  code: 'BODY_TOO_LARGE',
  message: `A request may have ${OPERATION_LIMITS.bodyBytes} bytes.`,
  // The rest of the body is discarded, not read.
  headers: { connection: 'close' },
};

const UNREADABLE: HttpRejection = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'The body could not be read.',
  headers: { connection: 'close' },
};

const CORS = {
  methods: ['GET', 'POST'],
  allowedHeaders: [
    ...['content-type', 'authorization', 'apollo-require-preflight', 'x-apollo-operation-name'],
    ...['apollographql-client-name', 'apollographql-client-version', 'x-request-id'],
    ...['if-none-match', 'traceparent'],
  ],
  // As text: a list would be joined for each request.
  exposedHeaders: ['x-request-id', 'retry-after', 'etag', DEPRECATED_FIELDS].join(', '),
  maxAge: 600,
  // OPTIONS requests that are no preflight get a response as well.
  strictPreflight: false,
};

/** GraphQL over HTTP, GET and POST, at the prefix of `scope`. `apollo` must be started. */
export async function addGraphqlRoutes<Context extends BaseContext>(
  scope: FastifyInstance,
  apollo: ApolloServer<Context>,
  { corsOrigins, onRejected, ...options }: GraphqlRouteOptions<Context>,
): Promise<void> {
  const memory = new UploadMemory(UPLOAD_LIMITS.memoryBytes);
  const handler = graphqlHandler(apollo, options);

  // Makes the hooks of this scope run for other methods.
  scope.setNotFoundHandler(() => undefined);
  scope.addHook('onRequest', (request, reply, done) => {
    if (request.is404) throw new RequestError(NOT_A_METHOD);
    reply.header('vary', 'origin, accept, authorization');
    done();
  });
  await scope.register(cors, { ...CORS, origin: [...corsOrigins] });
  scope.addHook('onRequest', (request, _reply, done) => {
    if (bearerToken(request) === undefined) throw new RequestError(NOT_A_TOKEN);
    if (isMultipart(request.headers)) requireUploadHeaders(request.headers);
    else if (request.method === 'POST') requirePlainUtf8(request.headers);
    done();
  });

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: OPERATION_LIMITS.bodyBytes },
    (_request, body, done) => done(null, body),
  );
  scope.addContentTypeParser(/^multipart\/form-data/, (request: FastifyRequest) =>
    readUpload(request.raw, memory),
  );

  scope.setErrorHandler(async (error: FastifyError, request, reply) => {
    const rejection = rejectionOf(error);
    if (rejection === null) throw error;
    onRejected(rejection, request.id);
    // Node would close the connection while the client is still sending.
    if (rejection.headers?.['connection'] === 'close') await discardBody(request.raw);
    return sendRejection(reply, rejection);
  });
  scope.route({
    method: ['GET', 'POST'],
    url: '/',
    prefixTrailingSlash: 'no-slash',
    exposeHeadRoute: false,
    handler,
  });
}

/** Null for errors that are not the client's. */
function rejectionOf(error: FastifyError): HttpRejection | null {
  if (error instanceof RequestError) return error.rejection;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return TOO_LARGE;
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return NOT_JSON_TYPE;
  return error.statusCode !== undefined && error.statusCode < 500 ? UNREADABLE : null;
}
