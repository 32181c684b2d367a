import { useState } from 'react';
import { guestNoticeTexts } from '../../texts/order.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './guest-notice.module.css';

interface GuestNoticeProps {
  /** The full address of the order page. */
  address: string;
  isPaid: boolean;
}

/** Tells a guest to pay soon and to keep the link, the only way back (Specification section 2). */
export function GuestNotice({ address, isPaid }: GuestNoticeProps) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <aside className={styles['notice']} aria-label={guestNoticeTexts.title}>
      <Icon name="info" />
      <div className={styles['words']}>
        <strong>{guestNoticeTexts.title}</strong>
        <p>{isPaid ? guestNoticeTexts.paid : guestNoticeTexts.unpaid}</p>
      </div>
      <Button
        look="secondary"
        icon={<Icon name={isCopied ? 'check' : 'copy'} />}
        onClick={() => {
          void navigator.clipboard.writeText(address).then(() => setIsCopied(true));
        }}
      >
        <span aria-live="polite">{isCopied ? guestNoticeTexts.copied : guestNoticeTexts.copy}</span>
      </Button>
    </aside>
  );
}
