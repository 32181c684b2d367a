import { useState } from 'react';
import { canShareLinks, shareLink } from '../../../lib/share-link.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { guestNoticeTexts } from '../../../texts/order.ts';
import { shareTexts } from '../../../texts/share.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { CopyButton } from '../copy-button.tsx';
import styles from './guest-notice.module.css';
import { LinkCode } from './link-code.tsx';

interface GuestNoticeProps {
  /** The full address of the order page. */
  address: string;
  /** What a shared link is called. */
  shareTitle: string;
  /** Something of the order can still be paid. */
  isPayable: boolean;
}

/** Shares the link with another app; only where the browser can. */
function ShareButton({ address, title }: { address: string; title: string }) {
  const canShare = useHydrated() && canShareLinks();
  if (!canShare) return null;
  return (
    <Button
      look="secondary"
      icon={<Icon name="share" />}
      onClick={() => void shareLink({ title, url: address })}
    >
      {shareTexts.share}
    </Button>
  );
}

/** Asks a guest to pay soon and to store the link, the only way back (specification.md 2). */
export function GuestNotice({ address, shareTitle, isPayable }: GuestNoticeProps) {
  const [isCodeShown, setIsCodeShown] = useState(false);
  return (
    <aside className={styles['notice']} aria-label={guestNoticeTexts.title}>
      <Icon name="info" />
      <div className={styles['text']}>
        <strong>{guestNoticeTexts.title}</strong>
        <p>{isPayable ? guestNoticeTexts.unpaid : guestNoticeTexts.toKeep}</p>
        <div className={styles['actions']}>
          <CopyButton
            text={address}
            label={guestNoticeTexts.copy}
            copiedLabel={shareTexts.copied}
          />
          <ShareButton address={address} title={shareTitle} />
          <Button
            look="secondary"
            icon={<Icon name="grid" />}
            aria-expanded={isCodeShown}
            onClick={() => setIsCodeShown((isShown) => !isShown)}
          >
            {guestNoticeTexts.showCode}
          </Button>
        </div>
        {isCodeShown ? <LinkCode address={address} /> : null}
      </div>
    </aside>
  );
}
