import { once } from 'node:events';
import autocannon from 'autocannon';
import { nextSearch, type Sample } from './samples.ts';

const CONNECTIONS = 100;

/** Requests new pages for `ms` over 100 connections, on each the next one at once. */
export async function load(url: string, ms: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  let hasRetryAfter = false;
  const options: autocannon.Options = {
    url,
    connections: CONNECTIONS,
    duration: ms / 1000,
    headers: { 'accept-encoding': 'br' },
    requests: [
      {
        setupRequest: (request) => ({ ...request, path: nextSearch() }),
        // Comes right before the event of the same response.
        onResponse: (_status, _body, _context, headers) => {
          hasRetryAfter = headers?.['Retry-After'] !== undefined;
        },
      },
    ],
  };
  const run = autocannon(options, () => undefined);
  run.on('response', (_client, status, _bytes, responseMs) => {
    samples.push({ status, ms: responseMs, hasRetryAfter });
  });
  await once(run, 'done');
  return samples;
}
