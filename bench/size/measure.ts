import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';

/** How long each request of one kind took, in ms. */
export interface Measured {
  readonly times: readonly number[];
  /** Responses other than 200. */
  readonly failures: number;
}

/**
 * Sends requests and measures each from its start to the last byte of its response. Each of the
 * `clients` sends one request after the other.
 */
export async function measure(
  url: string,
  pathOf: (n: number) => string,
  options: {
    readonly requests: number;
    readonly clients: number;
    readonly token: string | null;
  },
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.clients });
  const headers = {
    accept: 'application/json',
    ...(options.token === null ? {} : { authorization: `Bearer ${options.token}` }),
  };
  const times: number[] = [];
  let failures = 0;
  let next = 0;
  const client = async () => {
    while (next < options.requests) {
      const path = pathOf(next);
      next += 1;
      const began = performance.now();
      const status = await statusOf(new URL(path, url), { agent, headers });
      times.push(performance.now() - began);
      if (status !== 200) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: options.clients }, client));
  agent.destroy();
  return { times, failures };
}

async function statusOf(
  url: URL,
  options: { agent: Agent; headers: Record<string, string> },
): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, options, resolve).once('error', reject);
  });
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}
