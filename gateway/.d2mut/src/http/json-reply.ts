import type { ServerResponse } from 'node:http';

/** A request that is refused before GraphQL sees it. */
export interface HttpRefusal {
  readonly status: number;
  /** For programs; stands in `extensions.code`. */
  readonly code: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Ends a reply with JSON; nobody may keep it unless `headers` say otherwise. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

/** Ends a reply with a refusal in the shape of a GraphQL error, so that clients read one shape only. */
export function sendRefusal(response: ServerResponse, refusal: HttpRefusal): void {
  const { code, message } = refusal;
  const body = { errors: [{ message, extensions: { code } }] };
  sendJson(response, refusal.status, body, refusal.headers);
}
