import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StorageUnavailableError } from '../storage/storage-unavailable-error.ts';
import { loggedError } from './log.ts';
import { ClientGoneError } from './rate-limits.ts';
import {
  internalError,
  notFound,
  tooLarge,
  unavailable,
  unreadable,
  wrongBodyType,
} from './rejections.ts';
import { rejected, type ShopResponse } from './shop-response.ts';
import { sendResponse } from './send-response.ts';
import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * Sets the handlers for unknown paths, unreadable bodies, an unreachable database or object storage, and unexpected
 * errors. Responses always have the envelope (shop-api.md 4, clarification 9). Errors are logged and never shown.
 */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendResponse(reply, notFound()));
  app.setErrorHandler(sendErrorResponse);
}

/** Responds to what Fastify rejects before routing, such as a path that cannot be decoded. */
export function sendErrorResponse(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const response = clientError(error) ?? errorResponse(error, request);
  return sendResponse(reply, response);
}

function clientError(error: FastifyError): ShopResponse | null {
  const status = error.statusCode ?? 500;
  if (status < 400 || status > 499) return null;
  if (status === 404) return notFound();
  if (status === 413) return tooLarge();
  if (status === 415) return wrongBodyType();
  return status === 400 || status === 414 ? unreadable() : rejected(status, 'Permintaan ditolak');
}

function errorResponse(error: FastifyError, request: FastifyRequest): ShopResponse {
  if (error instanceof StorageUnavailableError) {
    request.log.error(withoutStack(error), 'object storage away');
    return unavailable();
  }
  if (error instanceof ClientGoneError) return unavailable();
  const kind = queryErrorKind(error);
  if (kind === 'unfit-input') {
    request.log.warn({ err: error }, 'the database rejected the input of a request');
    return unreadable();
  }
  if (kind === 'unavailable') {
    request.log.error(withoutStack(error), 'database away');
    return unavailable();
  }
  request.log.error({ err: error }, 'unexpected error');
  return internalError();
}

/** Omits the stack, which is irrelevant when the database or storage is unreachable. */
function withoutStack(error: Error) {
  const { message, code, query } = loggedError(error);
  return { reason: message, code, query };
}

/** Why a query failed: database unreachable, input that does not fit a column, or a bug. */
type QueryErrorKind = 'unavailable' | 'unfit-input' | 'unexpected';

const CONNECTION_CODES = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND'];
/**
 * Connection exceptions (08…), a read-only database, as after a failover (25006), rejected authentication, as after a
 * change of the password (28…), no connection, disk or memory left (53…), operator intervention and the statement
 * timeout (57…).
 */
const UNAVAILABLE_STATES = /^(?:08...|25006|28...|53...|57...)$/;
const UNAVAILABLE_MESSAGES = [
  'timeout exceeded when trying',
  'Connection terminated',
  'Client has encountered a connection error',
];
/** Data exceptions, such as a number out of range or bytes that are no text. */
const UNFIT_STATES = /^22...$/;

/** The kind of a query error, by the code of the database or the network. */
export function queryErrorKind(error: unknown): QueryErrorKind {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return 'unexpected';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (CONNECTION_CODES.includes(code) || UNAVAILABLE_STATES.test(code)) return 'unavailable';
  // The errors of pool and driver without a code, when no connection comes up or one breaks.
  if (code === '' && UNAVAILABLE_MESSAGES.some((message) => cause.message.startsWith(message)))
    return 'unavailable';
  return UNFIT_STATES.test(code) ? 'unfit-input' : 'unexpected';
}
