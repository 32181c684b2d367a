import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AddressValues } from './address-values.ts';

/** Puts what was typed into the same form in another tab into the form around it. */
export function HeardValues({ heard }: { heard: AddressValues | null }) {
  const { setValues } = useFormikContext<AddressValues>();
  const last = useRef(heard);
  const take = useEffectEvent((values: AddressValues) => void setValues(values));

  useEffect(() => {
    // A form that has just opened knows it already.
    if (heard === null || last.current === heard) return;
    last.current = heard;
    take(heard);
  }, [heard]);

  return null;
}
