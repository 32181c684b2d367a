import type { TestGateway } from './gateway.ts';

/** A malicious or malformed request. */
export interface HostileRequest {
  readonly name: string;
  readonly init: RequestInit;
  /** Appended to the GraphQL address, e.g. `?query=…`. */
  readonly search?: string;
}

/** Source paths, internal addresses and stack traces, which no response may contain. */
const LEAKS = /node_modules|\.[jt]s:\d|\n\s+at |"stacktrace"|\/api\b|ECONN|SELECT /;

/** A body as JSON. */
export function jsonRequest(name: string, body: unknown, headers = {}): HostileRequest {
  return rawRequest(name, JSON.stringify(body), headers);
}

/** A raw body with the content type of JSON. */
export function rawRequest(
  name: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
): HostileRequest {
  return {
    name,
    init: { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } },
  };
}

/** One request for each document. */
export function documents(texts: Readonly<Record<string, string>>): HostileRequest[] {
  return Object.entries(texts).map(([name, query]) => jsonRequest(name, { query }));
}

/** The simplest request that is executed. */
export const TYPENAME = jsonRequest('__typename', { query: '{ __typename }' });

/**
 * Sends all requests and returns the names of those that were not rejected correctly: 4xx, one to
 * five errors with a code, no internals, and no REST call. `good` are the same requests without the
 * tested defect. They must be executed: otherwise all could be rejected for another reason.
 */
export async function wronglyRejected(
  shop: TestGateway,
  requests: readonly HostileRequest[],
  codes: readonly string[],
  good: readonly HostileRequest[],
): Promise<string[]> {
  const wrong = await notExecuted(shop, good);
  shop.upstream.clearCalls();
  for (const request of requests) {
    const { status, text } = await send(shop, request);
    const responseCodes = codesOf(text);
    const isRejected = status >= 400 && status < 500;
    const isNamed =
      responseCodes.length > 0 &&
      responseCodes.length <= 5 &&
      responseCodes.every((code) => codes.includes(code));
    if (!isRejected || !isNamed || LEAKS.test(text) || shop.upstream.count() > 0) {
      wrong.push(`${request.name}: ${status} ${text.slice(0, 200)}`);
    }
  }
  return wrong;
}

/** Sends all requests and returns the names of those that were not executed without an error. */
export async function notExecuted(
  shop: TestGateway,
  requests: readonly HostileRequest[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const request of requests) {
    const { text } = await send(shop, request);
    if (!text.startsWith('{"data":{')) wrong.push(`${request.name}: ${text.slice(0, 200)}`);
  }
  return wrong;
}

/** Sends all requests and returns the names of those that led to an internal error. */
export async function internalErrors(
  shop: TestGateway,
  requests: readonly HostileRequest[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const request of requests) {
    const { status, text } = await send(shop, request);
    if (status >= 500 || text.includes('INTERNAL_SERVER_ERROR') || LEAKS.test(text)) {
      wrong.push(`${request.name}: ${status} ${text.slice(0, 200)}`);
    }
  }
  return wrong;
}

async function send(shop: TestGateway, { init, search = '' }: HostileRequest) {
  const response = await fetch(`${shop.url}/graphql${search}`, init);
  return { status: response.status, text: await response.text() };
}

function codesOf(text: string): string[] {
  try {
    const { errors } = JSON.parse(text) as { errors: { extensions: { code: string } }[] };
    return errors.map(({ extensions }) => extensions.code);
  } catch {
    return [];
  }
}
