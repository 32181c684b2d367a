import { objectOf, textOf } from './json.ts';
import { ProgramError } from './program-error.ts';

const TIMEOUT_MS = 30_000;

/** A file that the shop sends. */
export interface SavedFile {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** The shop as the operator program reaches it: over HTTP only, with the operator key. */
export interface ShopCaller {
  /** The `data` of a call; `what` is the subject of a 404 message. */
  readonly get: (path: string, what: string) => Promise<unknown>;
  readonly post: (path: string, body: unknown, what: string) => Promise<unknown>;
  readonly file: (path: string, what: string) => Promise<SavedFile>;
}

/** Calls the shop at an address. Everything but a success is a ProgramError of one line. */
export function shopCaller(url: string, key: string): ShopCaller {
  async function call(method: string, path: string, body: unknown, what: string) {
    const response = await fetchFrom(url, path, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-operator-key': key,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw rejection(response, await jsonOf(response), what);
    return response;
  }
  const dataOf = async (response: Response) => {
    const envelope = objectOf(await jsonOf(response));
    if (envelope['status'] !== 'success') {
      throw new ProgramError(`What answers at ${url} is no shop API.`);
    }
    return envelope['data'];
  };
  return {
    get: async (path, what) => dataOf(await call('GET', path, undefined, what)),
    post: async (path, body, what) => dataOf(await call('POST', path, body, what)),
    file: async (path, what) => {
      const response = await call('GET', path, undefined, what);
      const contentType = response.headers.get('content-type') ?? '';
      return { bytes: Buffer.from(await response.arrayBuffer()), contentType };
    },
  };
}

async function fetchFrom(url: string, path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url + path, init);
  } catch (error) {
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    throw new ProgramError(
      isSlow
        ? `The shop at ${url} did not answer in ${TIMEOUT_MS / 1000} seconds.`
        : `No shop answers at ${url}. Start it with npm start, or set SHOP_API_URL.`,
    );
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/** The reason of a rejection in one line, with the message of the shop if it has one. */
function rejection(response: Response, body: unknown, what: string): ProgramError {
  const envelope = objectOf(body);
  const message = textOf(envelope, 'message');
  switch (response.status) {
    case 401:
      return new ProgramError(
        'The shop does not accept the operator key. Set OPERATOR_KEY to the key of this shop.',
      );
    case 404:
      return new ProgramError(`There is no ${what}.`);
    case 429: {
      const seconds = response.headers.get('retry-after') ?? '60';
      return new ProgramError(`Too many calls. Try again in ${seconds} seconds.`);
    }
    default: {
      const texts = Object.values(objectOf(envelope['errors'])).flat();
      const whole = response.status === 422 && texts.length > 0 ? texts.join('. ') : message;
      return new ProgramError(whole || `The shop answered with ${response.status}.`);
    }
  }
}
