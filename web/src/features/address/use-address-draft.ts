import { useState } from 'react';
import { useSite } from '../../routing/site.ts';
import { openStoredValue, type StoredValue } from '../../lib/browser-storage.ts';
import { isRecord } from '../../lib/read-json.ts';
import type { SavedAddressValues } from './saved-address-values.ts';

/** Draft of a saved address, stored for this tab. */
export interface AddressDraft {
  /** What the form starts with: what was typed before, else the address. */
  readonly initialValues: SavedAddressValues;
  /** Stores the current values of the form. */
  readonly save: (values: SavedAddressValues) => void;
  /** Removes it after saving or cancelling. */
  readonly drop: () => void;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What was typed; an old address that has changed since is shown as it is. */
function readValues(
  stored: StoredValue,
  known: SavedAddressValues,
  isNew: boolean,
): SavedAddressValues | null {
  const draft = stored.read();
  if (!isRecord(draft) || !isRecord(draft['typed'])) return null;
  if (!isNew && !isSame(draft['known'], known)) return null;
  const { typed } = draft;
  const fields = Object.entries(known).map(([name, value]) => [
    name,
    typeof typed[name] === typeof value ? typed[name] : value,
  ]);
  // Each value has the type that it has in `known`.
  return Object.fromEntries(fields) as SavedAddressValues;
}

/**
 * What a customer types into the form of a saved address outlives a reload, and the closing of the form
 * by accident, in this tab alone. `addressId` is null for a new one; `known` is the address as the shop
 * has it.
 */
export function useAddressDraft(addressId: string | null, known: SavedAddressValues): AddressDraft {
  const { storeName } = useSite();
  const stored = openStoredValue(storeName, `address:${addressId ?? 'new'}`, 'tab');
  const [initialValues] = useState(() => readValues(stored, known, addressId === null) ?? known);
  return {
    initialValues,
    save: (typed) => {
      if (isSame(typed, known)) stored.remove();
      else stored.write({ known, typed });
    },
    drop: stored.remove,
  };
}
