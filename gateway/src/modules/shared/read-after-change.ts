import type { Log } from '../../telemetry/log.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { UpstreamError } from '../../rest/client/upstream-error.ts';

/**
 * How things stand after a change that the shop has made: asked for at most once, and only when
 * the field is selected. Null when it cannot be read: the change is made all the same, and an error
 * would make the shopper do it twice.
 */
export function readAfterChange<Value>(
  log: Log,
  read: () => Promise<Value>,
): () => Promise<Value | null> {
  let reading: Promise<Value | null> | null = null;
  const readQuietly = async (): Promise<Value | null> => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof UpstreamError || error instanceof ShopRejection)) throw error;
      log.warn(error.facts, 'a change could not be read back');
      return null;
    }
  };
  return () => (reading ??= readQuietly());
}

/** For changes that were rejected: there is nothing to read. */
export function nothingChanged(): Promise<null> {
  return Promise.resolve(null);
}

/**
 * How things stand after a rejection of the whole, so that a frontend does not offer the same again; nothing when the
 * shop has rejected a field.
 */
export function readAfterRejection<Value>(
  { fieldErrors }: ShopRejection,
  log: Log,
  read: () => Promise<Value>,
): () => Promise<Value | null> {
  return Object.keys(fieldErrors).length === 0 ? readAfterChange(log, read) : nothingChanged;
}
