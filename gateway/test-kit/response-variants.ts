import type { FakeResponse, FakeRoute } from './fake-upstream.ts';

/** Changes a response into another format that the contract allows. */
export type ResponseVariant = (response: FakeResponse) => FakeResponse;

type Change = (value: unknown, key: string) => unknown;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Changes every value, innermost first; `key` is the field of the value or of its list. */
function deep(value: unknown, change: Change, key = ''): unknown {
  if (Array.isArray(value)) {
    const entries: unknown[] = value;
    return change(
      entries.map((entry) => deep(entry, change, key)),
      key,
    );
  }
  if (!isObject(value)) return change(value, key);
  const fields = Object.entries(value).map(([name, inner]) => [name, deep(inner, change, name)]);
  return change(Object.fromEntries(fields), key);
}

/** A variant that changes values at any depth. */
const changeValues =
  (change: Change): ResponseVariant =>
  (response) => ({ ...response, body: deep(response.body, change) });

/** A variant that changes `data` as a whole. */
const changeData =
  (change: (data: unknown) => unknown): ResponseVariant =>
  (response) => {
    const { body } = response;
    if (!isObject(body) || 'recordsTotal' in body) return response;
    return { ...response, body: { ...body, data: change(body['data']) } };
  };

const FLAGS = new Set([
  ...['is_default', 'is_rajaongkir', 'is_refunded', 'is_shipped', 'is_confirmed'],
  ...['is_paid', 'payment_gateway', 'show_in_footer'],
]);
const ENUM_FIELDS = new Set(['discount_type', 'fee_type', 'shipping_type', 'gender']);
const IMAGE_FIELDS = /^image(_\d)?$/;
const INNER_OBJECTS = new Set(['product_category', 'warehouse', 'refund', 'product']);

const isZoneless = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value);

/** Allowed by shop-api.md 1 to 4: none may change the response of the gateway. */
export const RESPONSE_VARIANTS: Readonly<Record<string, ResponseVariant>> = {
  'a byte-order mark and another case of success': (response) => {
    const { body } = response;
    const changed = isObject(body) && 'status' in body ? { ...body, status: ' Success ' } : body;
    return {
      ...response,
      headers: { ...response.headers, 'content-type': 'application/json' },
      body: `\uFEFF${JSON.stringify(changed)}`,
    };
  },
  'unknown fields': changeValues((value) =>
    isObject(value) ? { ...value, inserted_at: '2026-01-01 00:00:00', pivot: { a: [1] } } : value,
  ),
  'numbers as text': changeValues((value) => (typeof value === 'number' ? String(value) : value)),
  'numbers as text with a zero fraction': changeValues((value) =>
    typeof value === 'number' ? `${value}.00` : value,
  ),
  'flags as true and false': changeValues((value, key) =>
    FLAGS.has(key) && typeof value === 'number' ? value > 0 : value,
  ),
  'flags as the text true or false': changeValues((value, key) =>
    FLAGS.has(key) && typeof value === 'number' ? String(value > 0) : value,
  ),
  'empty text for null': changeValues((value) => (value === null ? '' : value)),
  'nothing at all for null': changeValues((value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null))
      : value,
  ),
  'lists as maps with number keys': changeValues((value) =>
    Array.isArray(value) && value.length > 0 ? Object.fromEntries(value.entries()) : value,
  ),
  'lists of objects as maps with other keys beside the numbers': changeValues((value) =>
    Array.isArray(value) && value.length > 0 && value.every(isObject)
      ? { ...Object.fromEntries(value.entries()), count: value.length, label: 'semua', more: {} }
      : value,
  ),
  'lists of one as their one entry': changeValues((value) => {
    if (!Array.isArray(value) || value.length !== 1) return value;
    const [only]: readonly unknown[] = value;
    return isObject(only) && ('id' in only || 'service' in only) ? only : value;
  }),
  'empty lists as null': changeValues((value) =>
    Array.isArray(value) && value.length === 0 ? null : value,
  ),
  'lists as paginators': changeData((data) =>
    Array.isArray(data) ? { current_page: 1, data, last_page: 1, total: data.length } : data,
  ),
  'paginators in the resource format': changeData((data) => {
    if (!isObject(data) || !Array.isArray(data['data'])) return data;
    const { data: entries, ...meta } = data;
    return { data: entries, links: {}, meta };
  }),
  'objects as lists of one': changeData((data) =>
    isObject(data) && !Array.isArray(data['data']) ? [data] : data,
  ),
  'inner objects as lists of one': changeValues((value, key) =>
    INNER_OBJECTS.has(key) && isObject(value) ? [value] : value,
  ),
  'enum values in capitals': changeValues((value, key) =>
    ENUM_FIELDS.has(key) && typeof value === 'string' ? value.toUpperCase() : value,
  ),
  'timestamps with a time zone': changeValues((value) =>
    isZoneless(value) ? new Date(`${value.replace(' ', 'T')}+07:00`).toISOString() : value,
  ),
  'image paths with a leading slash': changeValues((value, key) =>
    IMAGE_FIELDS.test(key) && typeof value === 'string' ? `/${value}` : value,
  ),
};

/** The same shop with a response variant. */
export function withVariant(
  routes: Readonly<Record<string, FakeRoute>>,
  variant: ResponseVariant,
): Record<string, FakeRoute> {
  const varied = Object.entries(routes).map(([name, route]): [string, FakeRoute] => [
    name,
    async (call) => variant(typeof route === 'function' ? await route(call) : route),
  ]);
  return Object.fromEntries(varied);
}
