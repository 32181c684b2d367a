import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentTypeParserDoneFunction } from 'fastify/types/content-type-parser.js';

/** A body that is no JSON in UTF-8. */
class UnreadableBodyError extends Error {
  readonly statusCode = 400;
}

/**
 * Reads JSON bodies: strict UTF-8 with or without a byte-order mark, and an empty body as null, as
 * some calls state none (shop-api.md 1 and 5.10).
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  const options = { parseAs: 'buffer' } as const;
  app.addContentTypeParser(
    'application/json',
    options,
    (_request: FastifyRequest, body: Buffer, done: ContentTypeParserDoneFunction) => {
      try {
        done(null, parse(body));
      } catch {
        done(new UnreadableBodyError('The body is no JSON'));
      }
    },
  );
}

function parse(body: Buffer): unknown {
  return body.length === 0
    ? null
    : JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
}
