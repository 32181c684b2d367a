import { VOUCHER_CODE_MAX } from '@gawai/domain/limits';
import { actionFailedTitles } from '@gawai/domain/texts/error-catalogue';
import { useEffect, useRef, useState } from 'react';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { voucherTexts } from '../../texts/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldMessage } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { AppliedVoucher } from './applied-voucher.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import type { CheckoutPartProps } from './checkout-part.ts';
import { useApplyVoucher } from './use-apply-voucher.ts';
import type { ListedVoucher } from './use-listed-vouchers.ts';
import styles from './voucher-box.module.css';
import { VoucherList } from './voucher-list.tsx';

interface VoucherBoxProps extends CheckoutPartProps {
  lines: readonly CartLineFieldsFragment[];
  /** Those that can be chosen; null while they are read. */
  vouchers: readonly ListedVoucher[] | null;
}

/**
 * Where a signed-in customer uses a voucher (specification.md 2): the shop checks a code, typed or chosen
 * from the list below, and a valid one is applied. It then replaces both; another code can replace it,
 * and it can be removed again.
 */
export function VoucherBox({ lines, vouchers, state, result, errors, onEvent }: VoucherBoxProps) {
  const { voucherCode } = state;
  const container = useRef<HTMLDivElement>(null);
  const moveFocus = useRef(false);
  const [isReplacing, setIsReplacing] = useState(false);
  const isFieldShown = voucherCode === null || isReplacing;
  const box = useApplyVoucher(lines, (code) => {
    moveFocus.current = true;
    setIsReplacing(false);
    onEvent({ type: 'voucherApplied', code });
  });
  useEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    // The focused element is gone: focus the field, or what replaces it.
    container.current?.querySelector<HTMLElement>(isFieldShown ? 'input' : 'button')?.focus();
  }, [isFieldShown, voucherCode]);
  const subtotal = result.quote?.subtotal ?? 0;
  const short = box.minimum === null ? 0 : box.minimum - subtotal;
  const unchecked = result.quote?.problems.find(({ code }) => code === 'VOUCHER_CHECK_FAILED');
  const discount = result.isSettled ? (result.quote?.discount ?? 0) : 0;
  return (
    <CheckoutCard title={voucherTexts.title}>
      <div ref={container} className={styles['box']}>
        {voucherCode === null ? null : (
          <AppliedVoucher
            code={voucherCode}
            discount={discount}
            isInvalid={errors.voucher !== undefined}
            onReplace={
              isReplacing
                ? null
                : () => {
                    moveFocus.current = true;
                    setIsReplacing(true);
                  }
            }
            onRemove={() => {
              moveFocus.current = true;
              setIsReplacing(false);
              onEvent({ type: 'voucherRemoved' });
            }}
          />
        )}
        {isFieldShown ? (
          <form
            method="post"
            noValidate
            className={styles['form']}
            onSubmit={(event) => {
              event.preventDefault();
              box.onApply(box.typed);
            }}
          >
            <Field label={voucherTexts.code} error={box.error}>
              {(control) => (
                <TextInput
                  {...control}
                  name="voucherCode"
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={VOUCHER_CODE_MAX}
                  value={box.typed}
                  onChange={({ target }) => box.onType(target.value)}
                />
              )}
            </Field>
            <Button type="submit" look="secondary" isBusy={box.isBusy}>
              {voucherTexts.apply}
            </Button>
          </form>
        ) : null}
        {unchecked === undefined ? (
          <FieldMessage
            id="voucher-error"
            error={errors.voucher}
            hint={
              short > 0 ? <p className={styles['short']}>{voucherTexts.short(short)}</p> : undefined
            }
          />
        ) : (
          <RetryNote
            title={actionFailedTitles.submit}
            message={unchecked.message}
            isRetrying={!result.isSettled}
            onRetry={result.retry}
          />
        )}
        {isFieldShown ? (
          <VoucherList
            vouchers={vouchers?.filter(({ code }) => code !== voucherCode) ?? null}
            busyCode={box.isBusy ? box.typed : null}
            onApply={box.onApply}
          />
        ) : null}
      </div>
    </CheckoutCard>
  );
}
