/** A response of the shop with its parsed JSON; `body` is undefined for other content. */
export interface ClientResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // Untyped: tests state what they expect of the JSON.
  readonly body: ReturnType<typeof JSON.parse>;
}

/** The JSON of a pending response. */
export async function bodyOf(response: Promise<ClientResponse>): Promise<ClientResponse['body']> {
  const { body }: { body: unknown } = await response;
  return body;
}

/** The values of one field in a list of objects, in order. */
export function pluck(list: unknown, field: string): unknown[] {
  const entries: unknown[] = Array.isArray(list) ? list : [];
  return entries.map((entry) => {
    const fields: [string, unknown][] = Object.entries(entry ?? {});
    return new Map(fields).get(field);
  });
}

/** Options of a request. */
export interface RequestExtras {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends requests to a started shop over HTTP as the gateway does (shop-api.md 1). */
export class ShopClient {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  get(path: string, extras: RequestExtras = {}): Promise<ClientResponse> {
    return this.#send('GET', path, undefined, extras);
  }

  post(path: string, body?: unknown, extras: RequestExtras = {}): Promise<ClientResponse> {
    return this.#send('POST', path, body, extras);
  }

  put(path: string, body?: unknown, extras: RequestExtras = {}): Promise<ClientResponse> {
    return this.#send('PUT', path, body, extras);
  }

  delete(path: string, extras: RequestExtras = {}): Promise<ClientResponse> {
    return this.#send('DELETE', path, undefined, extras);
  }

  /** Sends a form with a file, as `multipart/form-data`. */
  async upload(
    path: string,
    form: FormData,
    { token }: RequestExtras = {},
  ): Promise<ClientResponse> {
    const headers = {
      accept: 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    return responseOf(await fetch(this.#url + path, { method: 'POST', body: form, headers }));
  }

  /** Sends an unchanged body with this content type. */
  async raw(
    method: string,
    path: string,
    body: string | FormData | Uint8Array<ArrayBuffer>,
    contentType: string,
  ): Promise<ClientResponse> {
    const headers = { 'content-type': contentType };
    return responseOf(await fetch(this.#url + path, { method, body, headers, redirect: 'manual' }));
  }

  async #send(
    method: string,
    path: string,
    body: unknown,
    { token, headers = {} }: RequestExtras,
  ): Promise<ClientResponse> {
    const response = await fetch(this.#url + path, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return responseOf(response);
  }
}

async function responseOf(response: Response): Promise<ClientResponse> {
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  };
}
