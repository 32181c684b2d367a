import { useEffect, useRef, useState } from 'react';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { CheckoutLayout } from '../../features/checkout/checkout-layout.tsx';
import { CheckoutSkeleton } from '../../features/checkout/checkout-skeleton.tsx';
import { isBlocking, lineChanges } from '../../features/checkout/line-changes.ts';
import { missingParts } from '../../features/checkout/missing-parts.ts';
import { OrderChanges } from '../../features/checkout/order-changes.tsx';
import { ShippingSection } from '../../features/checkout/shipping-section.tsx';
import { Summary } from '../../features/checkout/summary.tsx';
import { useListedVouchers } from '../../features/checkout/use-listed-vouchers.ts';
import { VoucherPrompt } from '../../features/checkout/voucher-prompt.tsx';
import type { StoredValue } from '../../lib/browser-storage.ts';
import { latePart } from '../../lib/late-part.ts';
import { useSessionUser } from '../../session/use-session.ts';
import { LateSlot } from '../../ui/late-slot.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BuyerSection } from './buyer-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { useAccountDefaults } from './use-account-defaults.ts';
import { useCheckout } from './use-checkout.ts';
import type { Ordering } from './use-order.ts';
import { useCustomerAddresses } from './use-customer-addresses.ts';
import { useSubmit } from './use-submit.ts';

const customerAddressPart = latePart(
  async () => (await import('./customer-address.tsx')).CustomerAddress,
);

const voucherPart = latePart(
  async () => (await import('../../features/checkout/voucher-box.tsx')).VoucherBox,
);

const figureChangesPart = latePart(
  async () => (await import('../../features/checkout/figure-change-list.tsx')).FigureChangeList,
);

interface CheckoutViewProps {
  lines: readonly CartLineFieldsFragment[];
  /** Stores the choices until the order is placed. */
  draft: StoredValue;
  ordering: Ordering;
}

/** The checkout of a cart with something in it (specification.md 2 and 4). */
export function CheckoutView({ lines, draft, ordering }: CheckoutViewProps) {
  const user = useSessionUser();
  const page = useRef<HTMLDivElement>(null);
  const buyer = useRef<HTMLElement>(null);

  const checkout = useCheckout(lines, draft);
  const { state, result } = checkout;
  const submit = useSubmit({ checkout, ordering, lines, customer: user, page, buyer });
  const { errors, onEvent, seen } = submit;
  useAccountDefaults(state, checkout.dispatch);
  const saved = useCustomerAddresses(user, state, onEvent);
  const vouchers = useListedVouchers(lines, user !== null, state.voucherRejection);
  const changes = lineChanges(lines, result.quote);

  const isCustomer = user !== null;
  useEffect(() => {
    // In parallel with the addresses and the quote that they show; the slots try again when this fails.
    if (!isCustomer) return;
    for (const part of [customerAddressPart, voucherPart]) part.fetch().catch(() => undefined);
  }, [isCustomer]);

  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && (result.quote !== null || result.failure !== null)) setIsOpen(true);

  // The list of addresses and the first quote move what is below them: nothing is shown before.
  if (!isOpen || (saved !== null && !saved.isReady)) return <CheckoutSkeleton />;
  const parts = { state, result, errors, onEvent };
  return (
    <CheckoutLayout
      ref={page}
      main={
        <>
          <OrderChanges changes={changes}>
            {seen === null || result.quote === null || !result.isSettled ? null : (
              <LateSlot
                part={figureChangesPart}
                props={{
                  seen,
                  present: result.quote,
                  onAgree: changes.some(isBlocking) ? null : submit.onAgree,
                }}
              />
            )}
          </OrderChanges>
          <BuyerSection
            saved={
              user === null || saved === null ? null : (
                <LateSlot part={customerAddressPart} props={{ customer: user, saved }}>
                  <Skeleton shape="block" />
                </LateSlot>
              )
            }
            isFormHidden={saved?.isFormHidden ?? false}
            state={state}
            syncedForm={checkout.syncedForm}
            errors={submit.orderErrors}
            ref={buyer}
            onTakeLast={user === null && state.last !== null ? checkout.takeLast : null}
            onTyped={submit.onBuyerTyped}
            onSave={submit.onBuyerSaved}
            onEdit={() => onEvent({ type: 'buyerEditStarted' })}
            onCancel={() => onEvent({ type: 'buyerEditCancelled' })}
          />
          <ShippingSection {...parts} />
          {user === null ? (
            <VoucherPrompt />
          ) : (
            <LateSlot part={voucherPart} props={{ ...parts, lines, vouchers }}>
              <Skeleton shape="block" />
            </LateSlot>
          )}
          <PaymentSection {...parts} onOrder={submit.onOrder} />
        </>
      }
      aside={
        <Summary
          lines={lines}
          changes={changes}
          result={result}
          missing={missingParts(state, result.quote?.problems ?? [])}
          error={errors.order}
          isBusy={submit.isBusy}
          onOrder={submit.onOrder}
        />
      }
    />
  );
}
