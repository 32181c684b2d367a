import type { Log } from '../../telemetry/log.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { UpstreamError } from '../../rest/client/upstream-error.ts';

/**
 * Reads the state after a successful change, at most once and only when the field is selected. Returns null
 * when it cannot be read: the change has succeeded, and an error would make the shopper repeat it.
 */
export function readAfterChange<Value>(
  log: Log,
  read: () => Promise<Value>,
): () => Promise<Value | null> {
  let value: Promise<Value | null> | null = null;
  const readOrNull = async (): Promise<Value | null> => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof UpstreamError || error instanceof ShopRejection)) throw error;
      log.warn(error.facts, 'a change could not be read back');
      return null;
    }
  };
  return () => (value ??= readOrNull());
}

/** For rejected changes, after which there is nothing to read. */
export function nothingChanged(): Promise<null> {
  return Promise.resolve(null);
}

/**
 * Reads the state after a rejection without a field, so that a frontend does not offer the same action again; returns
 * null when the shop has rejected a field.
 */
export function readAfterRejection<Value>(
  { fieldErrors }: ShopRejection,
  log: Log,
  read: () => Promise<Value>,
): () => Promise<Value | null> {
  return Object.keys(fieldErrors).length === 0 ? readAfterChange(log, read) : nothingChanged;
}
