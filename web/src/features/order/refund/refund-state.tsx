import type { RefundStatus } from '@gawai/client/schema-types';
import { momentText } from '../../../lib/moment-text.ts';
import { refundTexts } from '../../../texts/order.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import type { OrderRefundFragment } from './order-refund.generated.ts';
import styles from './refund-section.module.css';

const TONES: Readonly<Record<RefundStatus, BadgeTone>> = {
  REQUESTED: 'warn',
  APPROVED: 'good',
  REJECTED: 'bad',
};

/** State of the newest request, its reason and the shop's note. */
export function RefundState({ refund }: { refund: NonNullable<OrderRefundFragment['refund']> }) {
  const { status, statusLabel, reason, requestedAt, note } = refund;
  const entries = [
    [refundTexts.requestedAt, requestedAt === null ? null : momentText(requestedAt)],
    [refundTexts.reason, reason],
    [refundTexts.note, note],
  ] as const;
  return (
    <dl className={styles['state']}>
      <div>
        <dt>{refundTexts.state}</dt>
        <dd>
          <Badge tone={status === null ? 'neutral' : TONES[status]}>
            {statusLabel ?? refundTexts.unknownState}
          </Badge>
        </dd>
      </div>
      {entries.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
