import { EMAIL_MAX } from '@gawai/domain/limits';
import { sentRows } from '@gawai/domain/payment';
import { CheckoutCard } from '../../features/checkout/checkout-card.tsx';
import type { CheckoutPartProps } from '../../features/checkout/checkout-part.ts';
import { PaymentRemarks } from '../../features/payment/payment-remarks.tsx';
import { PaymentRows } from '../../features/payment/payment-rows.tsx';
import { paymentTexts } from '../../texts/checkout.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** Payment in up to three parts, and the e-mail address (specification.md 5). */
export function PaymentSection({
  state,
  result,
  errors,
  onEvent,
  onOrder,
}: CheckoutPartProps & { onOrder: () => void }) {
  const { quote, isSettled, failure } = result;
  const isPaidByHand = quote?.paymentMethods.some(
    ({ method }) =>
      method.kind === 'MANUAL' &&
      sentRows(state.rows).some(({ methodId }) => methodId === method.id),
  );
  return (
    <CheckoutCard title={paymentTexts.title}>
      {quote !== null ? (
        <PaymentRows
          rows={state.rows}
          due={state.due ?? 0}
          options={quote.paymentMethods}
          quoted={quote.payments}
          isStale={!isSettled}
          methodErrors={state.rows.map((_, row) => errors[`method.${row}`])}
          sumError={errors.payments}
          onMethod={(row, methodId) => onEvent({ type: 'paymentMethodChosen', row, methodId })}
          onAmountTyped={(row, amount) => onEvent({ type: 'amountTyped', row, amount })}
          onAmountLeft={(row, amount) => onEvent({ type: 'amountLeft', row, amount })}
          onAdd={() => onEvent({ type: 'rowAdded' })}
          onRemove={(row) => onEvent({ type: 'rowRemoved', row })}
          onUnsplit={() => onEvent({ type: 'paymentUnsplit' })}
          onPlan={(rows) => onEvent({ type: 'paymentPlanned', rows })}
        />
      ) : failure === null ? (
        <Loading label={paymentTexts.loading}>
          <Skeleton shape="block" />
        </Loading>
      ) : (
        <p>{paymentTexts.withoutTotal}</p>
      )}
      {isPaidByHand ? <PaymentRemarks /> : null}
      <Field label={paymentTexts.email} hint={paymentTexts.emailHint} error={errors.email}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={EMAIL_MAX}
            value={state.email}
            onChange={({ target }) => onEvent({ type: 'emailTyped', email: target.value })}
            onKeyDown={({ key }) => {
              if (key === 'Enter') onOrder();
            }}
          />
        )}
      </Field>
    </CheckoutCard>
  );
}
