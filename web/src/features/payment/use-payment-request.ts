import { actionFailedTitles } from '@gawai/domain/texts/error-catalogue';
import { useEffect, useRef } from 'react';
import { useNotices } from '../../ui/notices-context.ts';
import {
  useRequestPaymentMutation,
  type RequestPaymentMutation,
} from './request-payment.generated.ts';

const UNKNOWN = 'PAYMENT_NOT_FOUND';

/** State of a payment request. */
export interface PaymentRequest {
  /** Null until it is loaded. */
  readonly form: RequestPaymentMutation['requestPayment']['form'];
  /** The shop does not have this payment. */
  readonly isUnknown: boolean;
}

/**
 * Requests the form of a payment once. `onRejected` is called when an existing payment gets none; a
 * pop-up has shown the reason by then.
 */
export function usePaymentRequest(hash: string, onRejected: () => void): PaymentRequest {
  const notices = useNotices();
  const [request, { data }] = useRequestPaymentMutation();
  const requestedHash = useRef<string | null>(null);

  useEffect(() => {
    if (requestedHash.current === hash) return;
    requestedHash.current = hash;
    request({ variables: { paymentAccessHash: hash } })
      .then((result) => {
        if (result.data?.requestPayment.form) return;
        const [problem] = result.data?.requestPayment.userErrors ?? [];
        if (problem?.code === UNKNOWN) return;
        if (problem) {
          notices.show({
            action: 'requestPayment',
            kind: 'error',
            title: actionFailedTitles.submit,
            message: problem.message,
          });
        }
        onRejected();
      })
      // The error has opened its pop-up already, as every failed call does.
      .catch(onRejected);
  }, [hash, request, notices, onRejected]);

  const payload = data?.requestPayment;
  return {
    form: payload?.form ?? null,
    isUnknown: payload?.userErrors.some(({ code }) => code === UNKNOWN) ?? false,
  };
}
