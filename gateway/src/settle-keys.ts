/** A batch function of a `DataLoader` that reads each key by itself: a failure affects its key only. */
export function settleKeys<Key, Value>(
  keys: readonly Key[],
  read: (key: Key) => Promise<Value>,
): Promise<(Value | Error)[]> {
  return Promise.all(
    keys.map((key) =>
      read(key).catch((error: unknown) =>
        error instanceof Error ? error : new Error('unknown error', { cause: error }),
      ),
    ),
  );
}
