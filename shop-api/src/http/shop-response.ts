/** Texts about the fields of a request, by field; a dot names a nested field (shop-api.md 3). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The response of a route: a status, extra headers, and JSON or bytes. */
export interface ShopResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body:
    | { readonly kind: 'json'; readonly value: unknown }
    | { readonly kind: 'bytes'; readonly value: string | Buffer };
}

function json(status: number, value: unknown, headers: ShopResponse['headers'] = {}): ShopResponse {
  return { status, headers, body: { kind: 'json', value } };
}

/** A success in the envelope, HTTP 200 (shop-api.md 3). */
export function ok(data: unknown, message = 'OK'): ShopResponse {
  return json(200, { status: 'success', message, data });
}

/** A success with `meta` in the envelope (shop-api.md 10). */
export function okWithMeta(data: unknown, meta: object): ShopResponse {
  return json(200, { status: 'success', message: 'OK', data, meta });
}

/** A success that created something, HTTP 201 (shop-api.md 3). */
export function created(data: unknown, message = 'OK'): ShopResponse {
  return json(201, { status: 'success', message, data });
}

/** A rejection in the envelope, with a text fit to be shown (shop-api.md 3 and 4). */
export function rejected(
  status: number,
  message: string,
  errors?: FieldErrors,
  headers: ShopResponse['headers'] = {},
): ShopResponse {
  const envelope = { status: 'error', message, data: null };
  return json(status, errors === undefined ? envelope : { ...envelope, errors }, headers);
}

/** Ends a call with a rejection; a transaction that it is thrown in is rolled back. */
export class Rejected extends Error {
  readonly response: ShopResponse;

  constructor(response: ShopResponse) {
    super(`rejected: ${JSON.stringify(response.body.value)}`);
    this.response = response;
  }
}

/** JSON without the envelope, for the provider and the table calls (shop-api.md 5.3 and 5.24). */
export function bare(value: unknown, status = 200): ShopResponse {
  return json(status, value);
}

/** A page, picture, file or redirect, by its headers. */
export function raw(
  status: number,
  headers: Readonly<Record<string, string>>,
  content: string | Buffer = '',
): ShopResponse {
  return { status, headers, body: { kind: 'bytes', value: content } };
}
