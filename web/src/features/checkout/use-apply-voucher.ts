import { checkVoucherCode } from '@gawai/domain/account';
import { cleanText } from '@gawai/domain/field-check';
import {
  actionFailedTitles,
  noticeTexts,
  successTitles,
} from '@gawai/domain/texts/error-catalogue';
import { problemText } from '@gawai/domain/texts/problem-text';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { useNotices } from '../../ui/notices-context.ts';
import { VOUCHER_ACTION } from './quote-failures.ts';
import { lineInput } from './quote-input.ts';
import {
  VoucherCheckDocument,
  type VoucherCheckQuery,
  type VoucherCheckQueryVariables,
} from './voucher-check.generated.ts';

/** State and actions of the voucher box. */
export interface VoucherBoxState {
  readonly typed: string;
  readonly error: string | undefined;
  /** What the goods must cost at least for the rejected code, in rupiah; null when it was rejected otherwise. */
  readonly minimum: number | null;
  readonly isBusy: boolean;
  readonly onType: (code: string) => void;
  /** Puts the code into the box and applies it. */
  readonly onApply: (code: string) => void;
}

/**
 * Checks with the shop whether a code may be used for the cart, and passes it to `onApplied` as the shop
 * writes it. A rejected code changes nothing: the one applied before stays (specification-notes.md 40).
 */
export function useApplyVoucher(
  lines: readonly CartLineFieldsFragment[],
  onApplied: (code: string) => void,
): VoucherBoxState {
  const notices = useNotices();
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const isChecking = useRef(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [minimum, setMinimum] = useState<number | null>(null);

  const check = async (code: string) => {
    setMinimum(null);
    const [missing] = checkVoucherCode(code);
    if (missing !== undefined) {
      setError(problemText(missing));
      return;
    }
    const input = { voucherCode: cleanText(code), lines: lines.map(lineInput) };
    const result = await client
      .query<VoucherCheckQuery, VoucherCheckQueryVariables>({
        query: VoucherCheckDocument,
        variables: { input },
        fetchPolicy: 'no-cache',
      })
      .catch(() => null);
    // The failure link has shown the error; the code stays in the box.
    if (!result?.data?.voucherCheck) return;
    const { voucher, userErrors } = result.data.voucherCheck;
    const [userError] = userErrors;
    if (userError !== undefined || voucher === null) {
      const message = userError?.message ?? problemText({ code: 'VOUCHER_REFUSED' });
      setError(message);
      setMinimum(userError?.parameters.minimum ?? null);
      notices.show({
        action: VOUCHER_ACTION,
        kind: 'error',
        title: actionFailedTitles.submit,
        message,
      });
      return;
    }
    setTyped('');
    setError(undefined);
    notices.show({
      action: VOUCHER_ACTION,
      kind: 'success',
      title: successTitles.submit,
      message: noticeTexts.voucherApplied,
    });
    onApplied(voucher.code);
  };

  return {
    typed,
    error,
    minimum: error === undefined ? null : minimum,
    isBusy,
    onType: (code) => {
      setTyped(code);
      setError(undefined);
    },
    onApply: (code) => {
      if (isChecking.current) return;
      isChecking.current = true;
      setTyped(code);
      setIsBusy(true);
      void check(code).finally(() => {
        isChecking.current = false;
        setIsBusy(false);
      });
    },
  };
}
