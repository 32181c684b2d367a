/** How the worker handles a request: it leaves `other` to the browser. */
export type RequestKind = 'page' | 'file' | 'picture' | 'other';

/** The properties of a request that decide its kind. */
export type RequestProperties = Pick<Request, 'method' | 'url' | 'mode' | 'destination'>;

/** Built files have a hash of their content in their name. */
export const isBuiltFile = (url: URL, origin: string): boolean =>
  url.origin === origin && url.pathname.startsWith('/assets/');

/** Classifies a request; `origin` is that of the shop. GraphQL and everything that is not a GET is `other`. */
export function requestKind(request: RequestProperties, origin: string): RequestKind {
  if (request.method !== 'GET') return 'other';
  const url = new URL(request.url);
  if (request.mode === 'navigate') return url.origin === origin ? 'page' : 'other';
  if (isBuiltFile(url, origin)) return 'file';
  return request.destination === 'image' && url.protocol.startsWith('http') ? 'picture' : 'other';
}
