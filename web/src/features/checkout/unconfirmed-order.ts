import type { SubmitOrderInput } from '@gawai/client/schema-types';
import type { StoredValue } from '../../lib/browser-storage.ts';
import { isRecord } from '../../lib/read-json.ts';

/** What is ordered, without prices: with a changed price it is still the same order. */
const goodsOf = (lines: unknown) => JSON.stringify(lines, ['productId', 'variantId', 'quantity']);

/** The input of an order of these goods that got no response; null when there is none. */
export function readUnconfirmed(
  stored: StoredValue,
  lines: SubmitOrderInput['lines'],
): SubmitOrderInput | null {
  const sent = stored.read();
  return isRecord(sent) && goodsOf(sent['lines']) === goodsOf(lines)
    ? // This client has written it, and the gateway validates it.
      (sent as SubmitOrderInput)
    : null;
}
