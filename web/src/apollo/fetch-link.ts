import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { print, type DocumentNode } from 'graphql';
import { Observable } from 'rxjs';
import { isRecord } from '../lib/read-json.ts';

/** Where GraphQL is answered, and what ends all calls to it. */
export interface FetchLinkOptions {
  uri: string;
  signal?: AbortSignal;
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

/** The signal that an operation brings itself, in `context: { fetchOptions: { signal } }`. */
function ownSignal(operation: ApolloLink.Operation): AbortSignal | undefined {
  const options: unknown = operation.getContext()['fetchOptions'];
  const signal = isRecord(options) ? options['signal'] : undefined;
  return signal instanceof AbortSignal ? signal : undefined;
}

/** Gives the call up as soon as one of the signals is; the returned function stops listening. */
function follow(call: AbortController, signals: readonly (AbortSignal | undefined)[]): () => void {
  const stops = signals
    .filter((signal) => signal !== undefined)
    .map((signal) => {
      const giveUp = () => {
        call.abort(signal.reason);
      };
      if (signal.aborted) giveUp();
      signal.addEventListener('abort', giveUp);
      return () => {
        signal.removeEventListener('abort', giveUp);
      };
    });
  return () => {
    for (const stop of stops) stop();
  };
}

/** The result in a reply: what the gateway says in its own words counts, whatever the status. */
async function readResult(response: Response): Promise<ApolloLink.Result> {
  const bodyText = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(bodyText);
  } catch {
    body = undefined;
  }
  const isResult = isRecord(body) && ('data' in body || 'errors' in body);
  if (!isResult || response.status === 401) {
    throw new ServerError(`GraphQL answered ${response.status}`, { response, bodyText });
  }
  return body as ApolloLink.Result;
}

/**
 * Sends an operation by POST and gives its one result. It is all that the storefront needs of HTTP:
 * no files, no subscriptions, no batches. An answer that is none (a page of a proxy, a failing status)
 * is a `ServerError`; a call that did not arrive is the error of `fetch`. Whoever loses interest ends
 * the call, and so does `context: { fetchOptions: { signal } }`.
 */
export function createFetchLink({ uri, signal }: FetchLinkOptions): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const call = new AbortController();
        const unfollow = follow(call, [signal, ownSignal(operation)]);
        const { operationName, variables, query } = operation;
        const headers: unknown = operation.getContext()['headers'];
        fetch(uri, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/graphql-response+json, application/json',
            ...(isRecord(headers) ? (headers as Record<string, string>) : {}),
          },
          body: JSON.stringify({ operationName, variables, query: textOf(query) }),
          signal: call.signal,
        })
          .then(readResult)
          .then((result) => {
            observer.next(result);
            observer.complete();
          })
          .catch((error: unknown) => {
            observer.error(error);
          });
        return () => {
          unfollow();
          call.abort();
        };
      }),
  );
}
