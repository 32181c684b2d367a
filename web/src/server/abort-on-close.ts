import type { ServerResponse } from 'node:http';

/** Aborts once the response is sent or the connection is closed. */
export function abortOnClose(response: ServerResponse): AbortSignal {
  const closed = new AbortController();
  response.once('close', () => {
    closed.abort();
  });
  return closed.signal;
}
