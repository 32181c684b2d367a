import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import type { FieldSentences } from '../../features/address/address-values.ts';
import { BuyerDetails } from '../../features/address/buyer-details.tsx';
import { GuestAddressForm } from '../../features/address/guest-address-form.tsx';
import { CheckoutCard } from '../../features/checkout/checkout-card.tsx';
import type { Buyer, CheckoutState } from '../../features/checkout/checkout-state.ts';
import { buyerTexts } from '../../texts/checkout.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './buyer-section.module.css';

interface BuyerSectionProps {
  /** The saved addresses of a customer; nothing for a guest. */
  saved: ReactNode;
  /** The customer is first asked about their saved addresses. */
  isFormHidden: boolean;
  state: CheckoutState;
  /** The form as another tab left it; a new object each time. */
  syncedForm: Buyer | null;
  /** Messages of the shop for single fields, after an order was rejected. */
  errors: FieldSentences | null;
  ref: Ref<HTMLElement>;
  /** Fills in what the guest typed last time; null when there is nothing to fill in. */
  onTakeLast: (() => void) | null;
  onTyped: (form: Buyer) => void;
  onSave: (form: Buyer) => void;
  onEdit: () => void;
  onCancel: () => void;
}

/** Buyer and address: a form until it is saved, then read-only with a button to edit it. */
export function BuyerSection({
  saved,
  isFormHidden,
  state,
  syncedForm,
  errors,
  ref,
  onTakeLast,
  ...on
}: BuyerSectionProps) {
  const { buyer, form, isEditing, addressId } = state;
  const isOpen = isEditing || buyer === null;
  const isSavedAddress = !isOpen && addressId !== null;
  const isEmpty = isSavedAddress || isFormHidden;
  const container = useRef<HTMLDivElement>(null);
  const isFormShown = isOpen && !isFormHidden;
  const wasShown = useRef(isFormShown);

  useEffect(() => {
    if (wasShown.current === isFormShown) return;
    wasShown.current = isFormShown;
    // The focused element is gone: focus the first field, or the button that opens the form.
    const section = container.current?.closest('section');
    if (!section || errors !== null) return;
    // It was another tab that opened or saved the form: the focus stays where it is.
    if (document.activeElement !== document.body && !section.contains(document.activeElement))
      return;
    const focused = isFormShown ? container.current : section;
    focused?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isFormShown, errors]);

  return (
    <CheckoutCard
      title={buyerTexts.title}
      ref={ref}
      action={
        isOpen || isEmpty ? null : (
          <Button
            look="quiet"
            icon={<Icon name="edit" />}
            aria-label={buyerTexts.editLong}
            onClick={on.onEdit}
          >
            {commonTexts.edit}
          </Button>
        )
      }
    >
      {saved}
      <div ref={container} hidden={isEmpty}>
        {isEmpty ? null : isOpen ? (
          <>
            {onTakeLast === null ? null : (
              <div className={styles['last']}>
                <Button
                  look="secondary"
                  icon={<Icon name="edit" />}
                  onClick={() => {
                    onTakeLast();
                    // The button is removed; the form that it filled in is below it.
                    container.current?.querySelector<HTMLElement>('input')?.focus();
                  }}
                >
                  {buyerTexts.takeLast}
                </Button>
              </div>
            )}
            <GuestAddressForm
              initialValues={form}
              synced={syncedForm}
              errors={errors}
              onValues={on.onTyped}
              onSave={on.onSave}
              onCancel={buyer === null ? undefined : on.onCancel}
            />
          </>
        ) : (
          <BuyerDetails buyer={buyer} />
        )}
      </div>
    </CheckoutCard>
  );
}
