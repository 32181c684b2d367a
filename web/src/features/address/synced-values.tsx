import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AddressValues } from './address-values.ts';

/** Puts what was typed into the same form in another tab into the form around it. */
export function SyncedValues({ synced }: { synced: AddressValues | null }) {
  const { setValues } = useFormikContext<AddressValues>();
  const last = useRef(synced);
  const take = useEffectEvent((values: AddressValues) => void setValues(values));

  useEffect(() => {
    // A form that has just opened knows it already.
    if (synced === null || last.current === synced) return;
    last.current = synced;
    take(synced);
  }, [synced]);

  return null;
}
