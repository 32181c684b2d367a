/** A value, or the promise of it: what is there at once is not waited for. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Whether it has to be waited for; anything with a `then` counts, as with graphql-js. */
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

/** The same object when all that it waits for is there; rejects with the first failure. */
export async function wholeObject(
  completed: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const values = await Promise.all(Object.values(completed));
  return Object.fromEntries(Object.keys(completed).map((key, index) => [key, values[index]]));
}
