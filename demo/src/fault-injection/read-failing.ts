import type { FormReader } from '@gawai/shop-api/http/form';

const JSON_TYPE = 'application/json; charset=utf-8';
const DEFAULT_MESSAGE = 'Terjadi kesalahan pada server. Silakan coba lagi.';
const HEADER_NAME = /^[a-z0-9-]{1,50}$/i;
const HEADER_VALUE = /^[\x20-\x7e]{0,1000}$/;

/** Bodies of error responses: the forms of shop-api.md 4, and those of proxies. */
const BODIES = {
  envelope: (message: string, errors: object) => json({ ...envelope(message), ...errors }),
  message: (message: string, errors: object) => json({ message, ...errors }),
  error: (message: string) => json({ error: message }),
  html: (message: string) => ({
    contentType: 'text/html; charset=utf-8',
    content: `<!DOCTYPE html><html><head><title>Error</title></head><body><h1>${message}</h1></body></html>`,
  }),
  plain: (message: string) => ({ contentType: 'text/plain; charset=utf-8', content: message }),
  empty: () => ({ contentType: 'text/plain; charset=utf-8', content: '' }),
} as const;

/** A fixed response, nothing is executed: reads `status` and either `json`, sent unchanged, or `body` with `message` and `errors`. */
export function readFailing(
  form: FormReader,
  fields: ReadonlyMap<string, unknown>,
  headers: Readonly<Record<string, string>>,
) {
  const status = fields.has('status') ? form.wholeNumber('status', 'status', 200, 599) : 500;
  for (const [name, value] of Object.entries(headers)) {
    if (!HEADER_NAME.test(name) || !HEADER_VALUE.test(value))
      form.fail('headers', `headers.${name}`);
  }
  return { kind: 'failing' as const, status, headers, ...contentOf(form, fields) };
}

function contentOf(form: FormReader, fields: ReadonlyMap<string, unknown>) {
  if (fields.has('json')) return json(fields.get('json'));
  const message = form.optionalText('message', 'message', 5_000) ?? DEFAULT_MESSAGE;
  const errors = fields.has('errors') ? { errors: fields.get('errors') } : {};
  const word = form.optionalText('body', 'body') ?? 'envelope';
  const make = new Map(Object.entries(BODIES)).get(word);
  if (make === undefined) form.fail('body', `body: ${Object.keys(BODIES).join(', ')}`);
  return (make ?? BODIES.envelope)(message, errors);
}

function envelope(message: string) {
  return { status: 'error', message, data: null };
}

function json(value: unknown) {
  return { contentType: JSON_TYPE, content: JSON.stringify(value) };
}
