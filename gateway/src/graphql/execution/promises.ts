/** A value or its promise. Values that exist already are used without a microtask. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Anything with a `then` counts, as with graphql-js. */
export function isPromise<Value>(value: MaybePromise<Value>): value is Promise<Value>;
export function isPromise(value: unknown): value is Promise<unknown>;
export function isPromise(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  );
}

/** Resolves all values of an object; rejects with the first failure. */
export async function wholeObject(
  completed: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const values = await Promise.all(Object.values(completed));
  return Object.fromEntries(Object.keys(completed).map((key, index) => [key, values[index]]));
}
