import type { Problem } from '@gawai/domain/problem';
import { FormikProvider, useFormik, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { focusInView } from '../lib/focus-in-view.ts';
import { Icon } from '../ui/icon.tsx';
import { FormHoldContext } from './form-hold.ts';
import styles from './form.module.css';
import type { FormErrors, FormStatus } from './user-errors-to-form.ts';
import { yupFromDomain } from './yup-from-domain.ts';

interface FormProps<Values extends FormikValues> {
  initialValues: Values;
  /** The rules of the domain, e.g. `checkGuestAddress`. */
  check: (values: Values) => readonly Problem[];
  /**
   * Sends the form. Returns errors to show at the fields, undefined on success.
   * It is not called again before it has resolved.
   */
  onSubmit: (values: Values) => Promise<FormErrors | undefined>;
  /** Clears the form after success, e.g. one with passwords. */
  clearsWhenDone?: boolean;
  /** Called with the values after every change, to store a draft. */
  onValues?: (values: Values) => void;
  /** Names the form for screen readers. */
  label?: string;
  children: ReactNode;
}

/**
 * A form (design: errors below the fields and announced, focus to the first one, Enter submits, no
 * double submission, input survives a failure). During a rate limit of the shop it cannot be sent.
 */
export function Form<Values extends FormikValues>({
  initialValues,
  check,
  onSubmit,
  clearsWhenDone = false,
  onValues,
  label,
  children,
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [heldUntil, setHeldUntil] = useState(0);
  const [validationSchema] = useState(() => yupFromDomain(check));
  const formik = useFormik<Values>({
    initialValues,
    validationSchema,
    onSubmit: async (values, { setStatus, resetForm }) => {
      setStatus(undefined);
      const errors = await onSubmit(values);
      if (errors === undefined) {
        if (clearsWhenDone) resetForm();
        return;
      }
      setStatus({ ...errors, values } satisfies FormStatus);
      if (errors.retryAfter !== undefined) setHeldUntil(Date.now() + errors.retryAfter * 1_000);
    },
  });
  const { values, submitCount, isSubmitting } = formik;

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (invalid) focusInView(invalid);
  }, [submitCount, isSubmitting]);

  const report = useEffectEvent((present: Values) => onValues?.(present));
  useEffect(() => {
    report(values);
  }, [values]);

  const status = formik.status as FormStatus | undefined;
  const message = status?.form ?? null;
  return (
    <FormikProvider value={formik}>
      <form
        ref={element}
        method="post"
        noValidate
        aria-label={label}
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSending.current || heldUntil > Date.now()) return;
          isSending.current = true;
          void formik.submitForm().finally(() => {
            isSending.current = false;
          });
        }}
      >
        <FormHoldContext value={heldUntil}>{children}</FormHoldContext>
        <div role="alert" className={styles['summary']}>
          {message === null ? null : (
            <p className={styles['error']}>
              <Icon name="alert" />
              <span>{message}</span>
            </p>
          )}
        </div>
      </form>
    </FormikProvider>
  );
}
