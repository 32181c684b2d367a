import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebConfig } from '../config.ts';
import { failureTexts } from '../texts/failures.ts';
import { sendPlainPage } from './plain-page.ts';

const ALLOWED = ['GET', 'HEAD', 'POST'];

/** Sends the page for an invalid or unknown request target. */
export const sendBadRequest = (reply: FastifyReply, storeName: string, status = 400) =>
  sendPlainPage(reply, storeName, {
    status,
    title: failureTexts.notFoundTitle,
    message: failureTexts.notFoundMessage,
  });

/**
 * Handles requests without a page: 4xx for a broken request, 405 for a method that pages
 * do not have, and 500 for any other error, whose reason only `onError` receives.
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
    // A built file that was deleted while the server runs.
    if (ALLOWED.includes(request.method)) return sendBadRequest(reply, storeName, 404);
    reply.header('Allow', ALLOWED.join(', '));
    return sendPlainPage(reply, storeName, {
      status: 405,
      title: failureTexts.crashedTitle,
      message: failureTexts.crashedMessage,
    });
  });
}
