import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebConfig } from '../config.ts';
import { failureTexts } from '../texts/failures.ts';
import { sendPlainPage } from './plain-page.ts';

const ALLOWED = ['GET', 'HEAD', 'POST'];

/** Sends the page for a request target that cannot be read, or that names nothing. */
export const sendBadRequest = (reply: FastifyReply, storeName: string, status = 400) =>
  sendPlainPage(reply, storeName, {
    status,
    title: failureTexts.notFoundTitle,
    message: failureTexts.notFoundMessage,
  });

/**
 * Responds to everything that has no page: a broken request its 4xx, a method that pages
 * do not have 405, and any other error 500 without its reason, which `onError` receives.
 */
export function addErrorPages(
  app: FastifyInstance,
  { storeName }: WebConfig,
  onError: (error: unknown) => void,
): void {
  app.setErrorHandler((error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
    // The browser has closed the connection.
    if (reply.raw.destroyed) {
      reply.hijack();
      return;
    }
    const { statusCode: status = 500 } = error;
    if (status >= 400 && status < 500) return sendBadRequest(reply, storeName, status);
    onError(error);
    const { crashedTitle: title, crashedMessage: message } = failureTexts;
    return sendPlainPage(reply, storeName, { status: 500, title, message, canRetry: true });
  });
  app.setNotFoundHandler((request, reply) => {
    // A built file that was deleted under a running server.
    if (ALLOWED.includes(request.method)) return sendBadRequest(reply, storeName, 404);
    reply.header('Allow', ALLOWED.join(', '));
    return sendPlainPage(reply, storeName, {
      status: 405,
      title: failureTexts.crashedTitle,
      message: failureTexts.crashedMessage,
    });
  });
}
