import type { SubmitOrderInput } from '@gawai/client/schema-types';
import type { StoredValue } from '../../lib/browser-storage.ts';
import { isRecord } from '../../lib/read-json.ts';

/** What is ordered: a price that changed meanwhile makes no other order of it. */
const goodsOf = (lines: unknown) => JSON.stringify(lines, ['productId', 'variantId', 'quantity']);

/** The order of these goods that was not answered, as it was sent; null when there is none. */
export function readUnconfirmed(
  stored: StoredValue,
  lines: SubmitOrderInput['lines'],
): SubmitOrderInput | null {
  const sent = stored.read();
  return isRecord(sent) && goodsOf(sent['lines']) === goodsOf(lines)
    ? // This shop has written it, and the gateway checks it.
      (sent as SubmitOrderInput)
    : null;
}
