import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AddressValues } from './address-values.ts';

/** Copies what was typed into this form in another tab into the surrounding form. */
export function SyncedValues({ synced }: { synced: AddressValues | null }) {
  const { setValues } = useFormikContext<AddressValues>();
  const last = useRef(synced);
  const applyValues = useEffectEvent((values: AddressValues) => void setValues(values));

  useEffect(() => {
    // A form that has just opened starts with these values.
    if (synced === null || last.current === synced) return;
    last.current = synced;
    applyValues(synced);
  }, [synced]);

  return null;
}
