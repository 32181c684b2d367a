/** An unvalidated JSON object of the shop. */
export type Json = Readonly<Record<string, unknown>>;

/** The value if it is an object, else an empty object. */
export function objectOf(value: unknown): Json {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value)) : {};
}

/** The objects of a list or paginator (shop-api.md 5.2); empty for any other value. */
export function objectsOf(value: unknown): Json[] {
  const list = Array.isArray(value) ? value : objectOf(value)['data'];
  return Array.isArray(list) ? list.map(objectOf) : [];
}

/** A field as text; empty when it is missing or null. */
export function textOf(object: Json, field: string): string {
  const value = object[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A numeric field; 0 when it is missing or not a number. */
export function numberOf(object: Json, field: string): number {
  const value = object[field];
  return typeof value === 'number' ? value : 0;
}

/** Whether a flag is set (shop-api.md 2). */
export function isSet(object: Json, field: string): boolean {
  return numberOf(object, field) > 0;
}
