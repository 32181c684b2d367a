import { cleanText } from '@gawai/domain/field-check';
import { REFUND_REASON_MAX } from '@gawai/domain/limits';
import { checkRefundReason } from '@gawai/domain/review';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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

/** Storage name of a reason that is being written. */
const storedName = (orderHash: string) => `refund-${orderHash}`;

interface RefundValues {
  reason: string;
}

interface RefundFormProps {
  orderHash: string;
  /** Called when the shop accepts no such requests at all. */
  onNotOffered: () => void;
  onClose: () => void;
}

/** Requests a refund; the order in the cache is updated. */
function RefundForm({ orderHash, onNotOffered, onClose }: RefundFormProps) {
  const [requestRefund] = useRequestRefundMutation();
  const { initial, save, drop } = useStoredText(storedName(orderHash));
  const done = () => {
    drop();
    onClose();
  };
  const submit = useFormMutation({
    action: 'requestRefund',
    send: async ({ reason }: RefundValues) => {
      const input = { orderAccessHash: orderHash, reason: cleanText(reason) };
      const { data } = await requestRefund({ variables: { input } });
      const payload = data?.requestRefund;
      if (payload?.userErrors.some(({ code }) => code === 'REFUND_NOT_OFFERED')) onNotOffered();
      // Also when the response to an earlier try was lost: this form and the focused button are removed.
      if (payload?.order?.canRequestRefund === false) done();
      return payload;
    },
    onAccepted: () => {
      done();
      return refundTexts.sent;
    },
  });
  return (
    <Form
      initialValues={{ reason: initial }}
      check={({ reason }) => checkRefundReason(reason)}
      label={refundTexts.ask}
      onValues={({ reason }) => save(reason)}
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
        <Button look="secondary" onClick={done}>
          {commonTexts.cancel}
        </Button>
      </div>
    </Form>
  );
}

/**
 * The refund request of an order (specification-notes.md 77): its state, and the form for a new one while
 * the shop accepts it. Not shown to guests, for orders without money, and in shops that accept no such
 * requests.
 */
export function RefundSection({ order }: { order: OrderRefundFragment & { accessHash: string } }) {
  const { initial } = useStoredText(storedName(order.accessHash));
  // A reason that was begun before a reload is still there.
  const [isOpen, setIsOpen] = useState(initial !== '');
  const [isOffered, setIsOffered] = useState(true);
  const section = useRef<HTMLDivElement>(null);
  const { refund } = order;
  const canRequest = order.canRequestRefund && isOffered;
  if (!canRequest && refund === null) return null;
  const open = () => {
    flushSync(() => setIsOpen(true));
    // The button that opened the form is gone.
    section.current?.querySelector('textarea')?.focus();
  };
  const close = () => {
    setIsOpen(false);
    section.current?.focus();
  };
  return (
    <Section title={refundTexts.title} isScreenOnly={refund === null}>
      <div ref={section} tabIndex={-1} className={styles['section']}>
        {refund === null ? null : <RefundState refund={refund} />}
        {canRequest && isOpen ? (
          <RefundForm
            orderHash={order.accessHash}
            onNotOffered={() => setIsOffered(false)}
            onClose={close}
          />
        ) : null}
        {canRequest && !isOpen ? (
          <div>
            <Button look="secondary" onClick={open}>
              {refund === null ? refundTexts.ask : refundTexts.askAgain}
            </Button>
          </div>
        ) : null}
      </div>
    </Section>
  );
}
