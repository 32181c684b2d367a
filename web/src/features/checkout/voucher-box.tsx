import { VOUCHER_CODE_MAX } from '@gawai/domain/limits';
import { actionFailedTitles } from '@gawai/domain/texts/error-catalogue';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { voucherTexts } from '../../texts/checkout.ts';
import { failureTexts } from '../../texts/failures.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldMessage } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import type { CheckoutPartProps } from './checkout-part.ts';
import { useApplyVoucher } from './use-apply-voucher.ts';
import styles from './voucher-box.module.css';

interface VoucherBoxProps extends CheckoutPartProps {
  lines: readonly CartLineFieldsFragment[];
}

/**
 * Where a signed-in customer uses a voucher (specification.md 2): a code is asked of the shop and
 * applied when it holds; another code replaces it, and it can be taken off again.
 */
export function VoucherBox({ lines, state, answer, errors, onEvent }: VoucherBoxProps) {
  const { voucherCode } = state;
  const box = useApplyVoucher(lines, (code) => {
    onEvent({ type: 'voucherApplied', code });
  });
  const unchecked = answer.quote?.problems.find(({ code }) => code === 'VOUCHER_CHECK_FAILED');
  const discount = answer.isSettled ? (answer.quote?.discount ?? 0) : 0;
  return (
    <CheckoutCard title={voucherTexts.title}>
      {voucherCode === null ? null : (
        <div
          className={styles['applied']}
          role="group"
          aria-label={voucherTexts.applied}
          data-invalid={errors.voucher === undefined ? undefined : true}
          data-keep-visible
        >
          <span className={styles['code']}>
            <Icon name="check" />
            {voucherCode}
            {discount > 0 ? (
              <span>
                −<Rupiah amount={discount} />
              </span>
            ) : null}
          </span>
          <Button
            look="quiet"
            aria-label={voucherTexts.removeLong(voucherCode)}
            onClick={() => {
              onEvent({ type: 'voucherRemoved' });
            }}
          >
            {voucherTexts.remove}
          </Button>
        </div>
      )}
      <form
        method="post"
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          box.onApply();
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
              onChange={({ target }) => {
                box.onType(target.value);
              }}
            />
          )}
        </Field>
        <Button type="submit" look="secondary" isBusy={box.isBusy}>
          {voucherTexts.apply}
        </Button>
      </form>
      {unchecked === undefined ? (
        <FieldMessage id="voucher-error" error={errors.voucher} />
      ) : (
        <RetryNote
          title={actionFailedTitles.submit}
          message={unchecked.message}
          retryLabel={failureTexts.retry}
          isRetrying={!answer.isSettled}
          onRetry={answer.retry}
        />
      )}
    </CheckoutCard>
  );
}
