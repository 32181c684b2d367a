import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { focusInView } from '../../lib/focus-in-view.ts';
import type { FieldSentences } from './address-values.ts';

/** Shows what the shop said about single fields of the form around it, and goes to the first one. */
export function ServerFieldErrors({ errors }: { errors: FieldSentences | null }) {
  const mark = useRef<HTMLSpanElement>(null);
  const { values, setErrors, setTouched } = useFormikContext<FormikValues>();

  const show = useEffectEvent((sentences: FieldSentences) => {
    const names = Object.keys(sentences).filter((name) => name in values);
    if (names.length === 0) return;
    void setTouched(Object.fromEntries(names.map((name) => [name, true])), false);
    setErrors(Object.fromEntries(names.map((name) => [name, sentences[name]])));
    const form = mark.current?.closest('form');
    const first = form?.querySelector<HTMLElement>(names.map((name) => `[name="${name}"]`).join());
    if (first) focusInView(first);
  });

  useEffect(() => {
    if (errors !== null) show(errors);
  }, [errors]);

  return <span ref={mark} hidden />;
}
