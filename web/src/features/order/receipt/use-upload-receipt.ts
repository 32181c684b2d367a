import { useApolloClient } from '@apollo/client/react';
import { actionFailedTitles, successTitles } from '@gawai/domain/texts/error-catalogue';
import { useEffect, useRef, useState } from 'react';
import { receiptTexts } from '../../../texts/order.ts';
import { useNotices } from '../../../ui/notices-context.ts';
import { readOrderQuietly } from '../read-order-quietly.ts';
import { useUploadReceiptMutation } from './upload-receipt.generated.ts';

const ACTION = 'uploadReceipt';

/** The payment that a receipt belongs to. */
export interface ReceiptTarget {
  readonly paymentId: string;
  readonly orderAccessHash: string;
}

/** Upload of a receipt. */
export interface ReceiptUpload {
  /** Share of the file that has left, from 0 to 1; null while no upload runs. */
  progress: number | null;
  /** The error of the shop for the file; null for none. */
  error: string | null;
  /** Resolves to true when the receipt was accepted. While an upload runs, another call does nothing. */
  send: (file: File) => Promise<boolean>;
  /** Aborts the upload. */
  cancel: () => void;
}

/**
 * Sends the receipt of a manual payment (specification.md 4). The order in the cache is updated: its row
 * gets the tick. Fails with the pop-up 'Submit Failed'; the file stays with the caller for another try.
 * An upload is aborted when its component unmounts.
 */
export function useUploadReceipt(target: ReceiptTarget): ReceiptUpload {
  const client = useApolloClient();
  const [uploadReceipt] = useUploadReceiptMutation();
  const notices = useNotices();
  const call = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => () => call.current?.abort(), []);

  const upload = async (file: File, signal: AbortSignal) => {
    try {
      const { data } = await uploadReceipt({
        variables: { input: { ...target, receipt: file } },
        context: { onUploadProgress: setProgress, fetchOptions: { signal } },
      });
      return data?.uploadReceipt ?? null;
    } catch {
      // The failure link has shown the error; a cancelled upload is no failure. The shop may have the file all the same.
      void readOrderQuietly(client, target.orderAccessHash);
      return null;
    }
  };

  const send = async (file: File): Promise<boolean> => {
    if (call.current !== null) return false;
    const mine = new AbortController();
    call.current = mine;
    setError(null);
    setProgress(0);
    const result = await upload(file, mine.signal);
    call.current = null;
    setProgress(null);
    if (result === null) return false;
    const [problem] = result.userErrors;
    if (problem !== undefined) {
      const { message } = problem;
      setError(message);
      notices.show({ action: ACTION, kind: 'error', title: actionFailedTitles.submit, message });
      return false;
    }
    const title = successTitles.submit;
    notices.show({ action: ACTION, kind: 'success', title, message: receiptTexts.sent });
    return true;
  };

  return { progress, error, send, cancel: () => call.current?.abort() };
}
