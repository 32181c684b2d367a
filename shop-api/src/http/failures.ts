import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { queryFault } from './database-faults.ts';
import { fault, notFound, tooLarge, unavailable, unreadable, wrongBodyType } from './refusals.ts';
import type { Reply } from './reply.ts';
import { refused } from './reply.ts';
import { sendReply } from './send.ts';

/**
 * Answers everything no route has answered, always with the envelope (shop-api.md 4, clarification 9):
 * unknown paths, bodies that cannot be read, a database that is away, and faults of the shop. What
 * went wrong inside is logged and never shown.
 */
export function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendReply(reply, notFound()));
  app.setErrorHandler(answerError);
}

/** Answers what Fastify refuses before it finds a route, such as a path that cannot be decoded. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const answer = clientMistake(error) ?? faultReply(error, request);
  return sendReply(reply, answer);
}

function clientMistake(error: FastifyError): Reply | null {
  const status = error.statusCode ?? 500;
  if (status < 400 || status > 499) return null;
  if (status === 404) return notFound();
  if (status === 413) return tooLarge();
  if (status === 415) return wrongBodyType();
  return status === 400 || status === 414 ? unreadable() : refused(status, 'Permintaan ditolak');
}

function faultReply(error: FastifyError, request: FastifyRequest): Reply {
  const kind = queryFault(error);
  if (kind === 'unfit-input') {
    request.log.warn({ err: error }, 'input reached the database that it cannot hold');
    return unreadable();
  }
  request.log.error({ err: error }, kind === 'away' ? 'database away' : 'fault');
  return kind === 'away' ? unavailable() : fault();
}
