import { PAYMENTS_MAX } from '@gawai/domain/limits';
import { isRupiah } from '@gawai/domain/money';
import type { SplitRow } from '@gawai/domain/payment';
import { isRecord, readText } from '../../lib/read-json.ts';
import type { StoredValue } from '../../lib/browser-storage.ts';
import {
  beginRecord,
  emptyBuyer,
  type Buyer,
  type CheckoutState,
  type LastTyped,
  startCheckout,
  type Selection,
} from './checkout-state.ts';

function readBuyer(value: unknown): Buyer | null {
  if (!isRecord(value)) return null;
  const buyer: Record<string, string> = {};
  for (const field of Object.keys(emptyBuyer)) {
    const text = value[field];
    if (typeof text !== 'string') return null;
    buyer[field] = text;
  }
  return { ...emptyBuyer, ...buyer };
}

function readOffers(value: unknown): Selection['options'] {
  if (!Array.isArray(value)) return null;
  const services = value.map((offer: unknown) => isRecord(offer) && readText(offer['service']));
  return services.flatMap((service) => (typeof service === 'string' ? [{ service }] : []));
}

function readSelection(value: unknown): Selection | null {
  if (!isRecord(value)) return null;
  const { shippingType } = value;
  if (shippingType !== 'DELIVERY' && shippingType !== 'PICKUP') return null;
  return {
    shippingType,
    warehouseId: readText(value['warehouseId']),
    methodId: readText(value['methodId']),
    options: readOffers(value['options']),
    service: readText(value['service']),
  };
}

function readRow(value: unknown): SplitRow | null {
  if (!isRecord(value) || !isRupiah(value['amount'])) return null;
  return { methodId: readText(value['methodId']), amount: value['amount'] };
}

function readRows(value: unknown): SplitRow[] | null {
  if (!Array.isArray(value) || value.length > PAYMENTS_MAX) return null;
  const rows = value.map(readRow).filter((row) => row !== null);
  return rows.length === value.length ? rows : null;
}

function readLast(value: unknown): LastTyped | null {
  if (!isRecord(value)) return null;
  const form = readBuyer(value['form']);
  const { email } = value;
  return form === null || typeof email !== 'string' ? null : { form, email };
}

/**
 * The draft in local storage; null when there is none. Unknown or invalid content is dropped as a whole:
 * half a checkout would be worse than a new one.
 */
export function readDraft(value: unknown): CheckoutState | null {
  if (!isRecord(value)) return null;
  const form = readBuyer(value['form']);
  const buyer = readBuyer(value['buyer']);
  const selection = readSelection(value['selection']);
  const rows = readRows(value['rows']);
  const { email, due, isEditing } = value;
  if (form === null || selection === null || rows === null) return null;
  if (typeof email !== 'string' || typeof isEditing !== 'boolean') return null;
  return {
    form,
    buyer,
    // Without a saved buyer there is nothing else to show.
    isEditing: isEditing || buyer === null,
    selection,
    voucherCode: readText(value['voucherCode']),
    voucherRejection: readText(value['voucherRejection']),
    addressId: buyer === null ? null : readText(value['addressId']),
    email,
    rows: isRupiah(due) ? rows : [],
    due: isRupiah(due) ? due : null,
    isTyping: false,
    customer: readText(value['customer']),
    last: readLast(value['last']),
    recordId: readText(value['recordId']),
    automatic: null,
  };
}

/**
 * The record that a tab continues with: the stored one, else a new one. It is stored at once, so that
 * tabs that send the same order in the same moment send it under the same key.
 */
export function openRecord(draft: StoredValue): CheckoutState {
  const stored = readDraft(draft.read());
  if (stored !== null && stored.recordId !== null) return stored;
  const { recordId } = beginRecord();
  const record = { ...(stored ?? startCheckout), recordId };
  draft.write(record);
  return record;
}
