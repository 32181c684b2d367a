/** An object of the shop's JSON, its fields not looked at yet. */
export type Json = Readonly<Record<string, unknown>>;

/** The object of a value; an empty one when it is none. */
export function objectOf(value: unknown): Json {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value)) : {};
}

/** The objects of a list, or of the page of one (shop-api.md 5.2); none when it is neither. */
export function objectsOf(value: unknown): Json[] {
  const list = Array.isArray(value) ? value : objectOf(value)['data'];
  return Array.isArray(list) ? list.map(objectOf) : [];
}

/** A field as text; empty when it is missing or null. */
export function textOf(object: Json, field: string): string {
  const value = object[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A field as number; 0 when it is none. */
export function numberOf(object: Json, field: string): number {
  const value = object[field];
  return typeof value === 'number' ? value : 0;
}

/** Whether a flag is set (shop-api.md 2). */
export function isSet(object: Json, field: string): boolean {
  return numberOf(object, field) > 0;
}
