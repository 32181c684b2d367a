import type { FastifyReply } from 'fastify';
import { failureTexts } from '../texts/failures.ts';

/** A page without scripts and styles, for requests whose page cannot be rendered. */
export interface PlainPage {
  readonly status: number;
  readonly title: string;
  readonly message: string;
  /** Adds a link that requests the same address again. */
  readonly canRetry?: boolean;
}

/** Escapes text for HTML. */
export const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The document of a plain page. */
export function plainDocument(
  storeName: string,
  { title, message, canRetry = false }: PlainPage,
): string {
  const { retry, toHome } = failureTexts;
  // An empty href is the requested address.
  const retryLink = canRetry ? `<a href="">${retry}</a> ` : '';
  return `<!DOCTYPE html><html lang="id"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${escapeMarkup(storeName)}</title></head>
<body><main><h1>${title}</h1><p>${message}</p>
<p>${retryLink}<a href="/">${toHome}</a></p></main></body></html>`;
}

/** Sends a plain page with `no-store`. */
export function sendPlainPage(reply: FastifyReply, storeName: string, page: PlainPage) {
  return reply
    .code(page.status)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(plainDocument(storeName, page));
}
