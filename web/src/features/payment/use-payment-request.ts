import { actionFailedTitles } from '@gawai/domain/texts/error-catalogue';
import { useEffect, useRef } from 'react';
import { useNotices } from '../../ui/notices-context.ts';
import {
  useRequestPaymentMutation,
  type RequestPaymentMutation,
} from './request-payment.generated.ts';

type Form = NonNullable<RequestPaymentMutation['requestPayment']['form']>;

/**
 * Asks once for the form of a payment. `onRefused` is called when there is none; the shopper has been
 * told why by then.
 */
export function usePaymentRequest(hash: string, onRefused: () => void): Form | null {
  const notices = useNotices();
  const [request, { data }] = useRequestPaymentMutation();
  const asked = useRef<string | null>(null);

  useEffect(() => {
    if (asked.current === hash) return;
    asked.current = hash;
    request({ variables: { hash } })
      .then((result) => {
        if (result.data?.requestPayment.form) return;
        const [problem] = result.data?.requestPayment.userErrors ?? [];
        if (problem) {
          notices.show({
            kind: 'error',
            title: actionFailedTitles.submit,
            message: problem.message,
          });
        }
        onRefused();
      })
      // A fault has opened its pop-up already, as every failed call does.
      .catch(onRefused);
  }, [hash, request, notices, onRefused]);

  return data?.requestPayment.form ?? null;
}
