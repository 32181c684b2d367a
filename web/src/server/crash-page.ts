import { failureTexts } from '../texts/failures.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What is sent when a page could not even be rendered: plain, without scripts, with a way to try again. */
export function crashPage(storeName: string, path: string): string {
  const { crashedTitle, crashedMessage, retry, toHome } = failureTexts;
  return `<!DOCTYPE html><html lang="id"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${crashedTitle} | ${escape(storeName)}</title></head>
<body><main><h1>${crashedTitle}</h1><p>${crashedMessage}</p>
<p><a href="${escape(path)}">${retry}</a> <a href="/">${toHome}</a></p></main></body></html>`;
}
