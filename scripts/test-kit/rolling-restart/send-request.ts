import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A browser's connection: one at a time, kept alive, from an address of its own. No request is sent twice. */
export class Connection {
  /** Duration of each request with the response that was expected, in ms. */
  readonly times: number[];
  readonly #agent: Agent;

  /** `index` from 1 to 254 is the end of the address. */
  constructor(index: number, times: number[] = []) {
    this.times = times;
    const localAddress = `127.0.1.${String(index)}`;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  }

  /** The text of the response; rejects when the connection is cut or the status is not 200. */
  async send(url: string, json?: string): Promise<string> {
    const headers = { 'content-type': 'application/json' };
    const options = {
      agent: this.#agent,
      ...(json === undefined ? {} : { method: 'POST', headers }),
    };
    const started = performance.now();
    const body = await new Promise<string>((resolve, reject) => {
      const sent = request(url, options, (response) => {
        text(response).then((received) => {
          if (response.statusCode === 200) resolve(received);
          else {
            const reason = received.slice(0, 200);
            reject(new Error(`HTTP ${String(response.statusCode)} of ${url}: ${reason}`));
          }
        }, reject);
      });
      sent.once('error', reject);
      sent.end(json);
    });
    this.times.push(performance.now() - started);
    return body;
  }

  /** The data of a GraphQL operation; rejects when the response has any error. */
  async execute<Data>(url: string, query: string, variables: object = {}): Promise<Data> {
    const body = await this.send(url, JSON.stringify({ query, variables }));
    const { data, errors } = JSON.parse(body) as { data?: Data; errors?: unknown };
    if (errors !== undefined || data == null) throw new Error(`GraphQL ${JSON.stringify(errors)}`);
    return data;
  }

  /** A connection from another address, whose requests are counted here. */
  from(index: number): Connection {
    return new Connection(index, this.times);
  }

  close(): void {
    this.#agent.destroy();
  }
}
