import { useEffect, useRef } from 'react';
import { paymentRedirectTexts } from '../../texts/order.ts';
import { Button } from '../../ui/button.tsx';
import type { PaymentRequest } from './use-payment-request.ts';

interface PaymentFormProps {
  form: NonNullable<PaymentRequest['form']>;
  /** Whether the browser may leave now; the form waits until then. */
  mayLeave: boolean;
}

/**
 * The hidden form that takes the shopper to the provider (specification.md 7). It submits itself; the
 * button is there for browsers that block that.
 */
export function PaymentForm({ form, mayLeave }: PaymentFormProps) {
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (mayLeave) element.current?.submit();
  }, [mayLeave]);

  return (
    <form ref={element} method="post" action={form.action}>
      {form.fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{paymentRedirectTexts.proceed}</Button>
    </form>
  );
}
