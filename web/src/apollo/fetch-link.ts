import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { print, type DocumentNode } from 'graphql';
import { Observable } from 'rxjs';
import { isRecord } from '../lib/read-json.ts';

/** The part of a `Response` that is used. */
export type GatewayResponse = Pick<Response, 'ok' | 'status' | 'text'> & {
  readonly headers: Pick<Headers, 'get'>;
};

/** The part of `fetch` that is used. */
export type SendRequest = (
  uri: string,
  init: { method: 'POST'; headers: Record<string, string>; body: string; signal: AbortSignal },
) => Promise<GatewayResponse>;

/** Options of the link; `signal` aborts all of its calls. */
export interface FetchLinkOptions {
  uri: string;
  signal?: AbortSignal;
  /** Called with each response before it is read; null for one that did not arrive. */
  onResponse?: (response: GatewayResponse | null) => void;
  /** Sends operations without a file; `fetch` by default. */
  sendRequest?: SendRequest;
}

const texts = new WeakMap<DocumentNode, string>();

/** The text of a document; documents never change, so each is printed once. */
function textOf(document: DocumentNode): string {
  const known = texts.get(document);
  if (known !== undefined) return known;
  const text = print(document);
  texts.set(document, text);
  return text;
}

/** The signal of an operation, in `context: { fetchOptions: { signal } }`. */
function ownSignal(operation: ApolloLink.Operation): AbortSignal | undefined {
  const options: unknown = operation.getContext()['fetchOptions'];
  const signal = isRecord(options) ? options['signal'] : undefined;
  return signal instanceof AbortSignal ? signal : undefined;
}

/** The listener in `context: { onUploadProgress }`; only operations with one can have a file. */
function progressListener(operation: ApolloLink.Operation): ((share: number) => void) | null {
  const listener: unknown = operation.getContext()['onUploadProgress'];
  return typeof listener === 'function' ? (listener as (share: number) => void) : null;
}

/** Aborts the call as soon as one of the signals is aborted; the returned function stops listening. */
function follow(call: AbortController, signals: readonly (AbortSignal | undefined)[]): () => void {
  const stops = signals
    .filter((signal) => signal !== undefined)
    .map((signal) => {
      const abort = () => {
        call.abort(signal.reason);
      };
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort);
      return () => signal.removeEventListener('abort', abort);
    });
  return () => {
    for (const stop of stops) stop();
  };
}

/** Reads the GraphQL result of a response, whatever its status. */
async function readResult(response: GatewayResponse): Promise<ApolloLink.Result> {
  const bodyText = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(bodyText);
  } catch {
    body = undefined;
  }
  const isResult = isRecord(body) && ('data' in body || 'errors' in body);
  if (!isResult || response.status === 401) {
    const { status } = response;
    throw new ServerError(`GraphQL status ${status}`, {
      response: new Response(bodyText || null, { status }),
      bodyText,
    });
  }
  return body as ApolloLink.Result;
}

/** Sends an operation, as multipart when it has a file. */
async function send(
  operation: ApolloLink.Operation,
  uri: string,
  signal: AbortSignal,
  sendRequest: SendRequest,
): Promise<GatewayResponse> {
  const { operationName, variables } = operation;
  const query = textOf(operation.query);
  const own: unknown = operation.getContext()['headers'];
  const headers = {
    accept: 'application/graphql-response+json, application/json',
    ...(isRecord(own) ? (own as Record<string, string>) : {}),
  };
  const onProgress = progressListener(operation);
  // Few shoppers send a file: its script is loaded with the first one.
  if (onProgress !== null) {
    const { sendUpload, takeFile } = await import('./upload.ts');
    const upload = takeFile(variables);
    if (upload !== null) {
      return sendUpload({
        uri,
        headers: { ...headers, 'apollo-require-preflight': 'true' },
        operation: { operationName, query },
        upload,
        onProgress,
        signal,
      });
    }
  }
  return sendRequest(uri, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ operationName, variables, query }),
    signal,
  });
}

/**
 * Sends an operation by POST and returns its result. It has the part of Apollo's `HttpLink` that
 * the storefront needs, and fits the script budget (decision 0014): one file at most, no
 * subscriptions, no batches. An operation with a file has `context: { onUploadProgress }`, which
 * receives the share that was sent, from 0 to 1. A response without a result (a page of a proxy, a
 * failing status) is a `ServerError`; a request that did not arrive is the error of `fetch`. A request is
 * aborted by unsubscribing and by `context: { fetchOptions: { signal } }`.
 */
export function createFetchLink({
  uri,
  signal,
  onResponse,
  sendRequest = (address, init) => fetch(address, init),
}: FetchLinkOptions): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const call = new AbortController();
        const unfollow = follow(call, [signal, ownSignal(operation)]);
        send(operation, uri, call.signal, sendRequest)
          .then((response) => {
            onResponse?.(response);
            return readResult(response);
          })
          .then((result) => {
            observer.next(result);
            observer.complete();
          })
          .catch((error: unknown) => {
            onResponse?.(null);
            observer.error(error);
          });
        return () => {
          unfollow();
          call.abort();
        };
      }),
  );
}
