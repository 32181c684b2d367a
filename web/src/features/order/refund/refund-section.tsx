import { cleanText } from '@gawai/domain/field-check';
import { REFUND_REASON_MAX } from '@gawai/domain/limits';
import { checkRefundReason } from '@gawai/domain/review';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { useEffect, useRef, useState } from 'react';
import { SubmitButton, TextAreaField } from '../../../forms/fields.tsx';
import { Form } from '../../../forms/form.tsx';
import { useFormMutation } from '../../../forms/use-form-mutation.ts';
import { commonTexts } from '../../../texts/common.ts';
import { refundTexts } from '../../../texts/order.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../section.tsx';
import { useStoredText } from '../use-stored-text.ts';
import { useRequestRefundMutation, type OrderRefundFragment } from './order-refund.generated.ts';
import { RefundState } from './refund-state.tsx';
import styles from './refund-section.module.css';

interface RefundValues {
  reason: string;
}

interface RefundFormProps {
  orderHash: string;
  /** Called when the shop takes no such requests at all. */
  onNotOffered: () => void;
  onClose: () => void;
}

/** Asks the shop for the money back; the order in the cache follows. */
function RefundForm({ orderHash, onNotOffered, onClose }: RefundFormProps) {
  const [requestRefund] = useRequestRefundMutation();
  const { initial, keep, drop } = useStoredText(`refund-${orderHash}`);
  const submit = useFormMutation({
    action: 'requestRefund',
    send: async ({ reason }: RefundValues) => {
      const input = { orderAccessHash: orderHash, reason: cleanText(reason) };
      const { data } = await requestRefund({ variables: { input } });
      const payload = data?.requestRefund;
      if (payload?.userErrors.some(({ code }) => code === 'REFUND_NOT_OFFERED')) onNotOffered();
      return payload;
    },
    onAccepted: () => {
      drop();
      onClose();
      return refundTexts.sent;
    },
  });
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that opened the form is gone.
    element.current?.querySelector('textarea')?.focus();
  }, []);
  return (
    <div ref={element}>
      <Form
        initialValues={{ reason: initial }}
        check={({ reason }) => checkRefundReason(reason)}
        label={refundTexts.ask}
        onValues={({ reason }) => keep(reason)}
        onSubmit={submit}
      >
        <TextAreaField
          name="reason"
          label={fieldLabels.reason}
          hint={refundTexts.hint}
          limit={REFUND_REASON_MAX}
          autoComplete="off"
        />
        <div className={styles['actions']}>
          <SubmitButton>{refundTexts.submit}</SubmitButton>
          <Button look="secondary" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/**
 * The request to get the money of an order back (specification-notes.md 77): where it stands, and the form for a new
 * one while the shop takes it. Not there for guests, for orders without money, and in shops that take
 * no such requests.
 */
export function RefundSection({ order }: { order: OrderRefundFragment & { accessHash: string } }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isOffered, setIsOffered] = useState(true);
  const section = useRef<HTMLDivElement>(null);
  const { refund } = order;
  const canAsk = order.canRequestRefund && isOffered;
  if (!canAsk && refund === null) return null;
  const close = () => {
    setIsOpen(false);
    section.current?.focus();
  };
  return (
    <Section title={refundTexts.title} isScreenOnly={refund === null}>
      <div ref={section} tabIndex={-1} className={styles['section']}>
        {refund === null ? null : <RefundState refund={refund} />}
        {canAsk && isOpen ? (
          <RefundForm
            orderHash={order.accessHash}
            onNotOffered={() => setIsOffered(false)}
            onClose={close}
          />
        ) : null}
        {canAsk && !isOpen ? (
          <div>
            <Button look="secondary" onClick={() => setIsOpen(true)}>
              {refund === null ? refundTexts.ask : refundTexts.askAgain}
            </Button>
          </div>
        ) : null}
      </div>
    </Section>
  );
}
