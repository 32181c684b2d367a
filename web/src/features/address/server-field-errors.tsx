import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormStatus } from '../../forms/user-errors-to-form.ts';
import { focusInView } from '../../lib/focus-in-view.ts';
import type { FieldSentences } from './address-values.ts';

/** Shows the shop's messages for single fields of the surrounding form, and focuses the first one. */
export function ServerFieldErrors({ errors }: { errors: FieldSentences | null }) {
  const mark = useRef<HTMLSpanElement>(null);
  const { values, setStatus } = useFormikContext<FormikValues>();

  const show = useEffectEvent((fields: FieldSentences) => {
    const names = Object.keys(fields).filter((name) => name in values);
    if (names.length === 0) return;
    setStatus({ fields, form: null, values } satisfies FormStatus);
    const form = mark.current?.closest('form');
    const first = form?.querySelector<HTMLElement>(names.map((name) => `[name="${name}"]`).join());
    if (first) focusInView(first);
  });

  useEffect(() => {
    if (errors !== null) show(errors);
  }, [errors]);

  return <span ref={mark} hidden />;
}
